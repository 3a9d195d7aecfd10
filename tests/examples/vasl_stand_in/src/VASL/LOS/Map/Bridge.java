package VASL.LOS.Map;

public class Bridge {}
