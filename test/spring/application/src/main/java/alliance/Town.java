package alliance;

import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Version;
import java.util.ArrayList;
import java.util.List;

/** A town with a version, which is its entity tag, and with objects in its payload. */
@Entity
public class Town {
  @Id public String id;
  public String name;

  @Enumerated(EnumType.STRING)
  public Wonder wonder;

  @Embedded public Position position;

  @ElementCollection(fetch = FetchType.EAGER)
  @OrderColumn
  public List<Building> buildings = new ArrayList<>();

  @Version public Long version;
}
