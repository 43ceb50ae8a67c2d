package alliance;

import jakarta.persistence.Embeddable;

/** Where a town is: an object in its payload. */
@Embeddable
public class Position {
  public long x;
  public long y;
  public String sea;
}
