package alliance;

import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.OrderColumn;
import java.util.ArrayList;
import java.util.List;

/** An alliance with the fields of the source document. It has no version, and thus no entity tag. */
@Entity
public class Alliance {
  @Id public String id;
  public String name;
  public double strength;
  public double bbStrength;
  public String leaderId;

  @ElementCollection(fetch = FetchType.EAGER)
  @OrderColumn
  public List<String> townIds = new ArrayList<>();

  /** Integer-valued, and written without a decimal point. */
  public long vulnerabilityWindow;
}
