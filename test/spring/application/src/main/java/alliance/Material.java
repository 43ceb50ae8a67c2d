package alliance;

/** The material of a building. */
public enum Material {
  WOOD,
  STONE,
  MARBLE
}
