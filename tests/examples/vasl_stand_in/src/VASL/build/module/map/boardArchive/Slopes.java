package VASL.build.module.map.boardArchive;

public class Slopes {}
