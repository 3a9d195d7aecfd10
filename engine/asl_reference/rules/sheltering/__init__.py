"""What shelters a target: TEM of terrain, hexsides, Crest and entrenchments, Hull Down."""
