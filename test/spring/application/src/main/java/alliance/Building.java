package alliance;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;

/** A building of a town: an object in a list of its payload. */
@Embeddable
public class Building {
  @Enumerated(EnumType.STRING)
  public Material material;

  public long level;
  public double damage;
}
