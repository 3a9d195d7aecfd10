"""Handlers of what a vehicle does besides entering hexes: VCA, TCA, Start MP, Motion attempts."""
