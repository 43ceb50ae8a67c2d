package directory;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;

/** A town with a version, which is its entity tag. */
@Entity
public class Town {
  @Id public String id;
  public String name;
  @Version public Long version;
}
