package VASL.LOS.counters;

public class Counter {}
