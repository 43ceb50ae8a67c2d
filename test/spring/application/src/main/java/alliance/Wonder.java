package alliance;

/** The wonder of a town, if it has one. */
public enum Wonder {
  GARDENS,
  LIGHTHOUSE
}
