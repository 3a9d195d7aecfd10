package VASL.LOS.counters;

public class OBA {}
