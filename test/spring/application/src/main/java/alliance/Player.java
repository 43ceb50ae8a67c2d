package alliance;

import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Version;
import java.util.ArrayList;
import java.util.List;

/** A player, who can be written: the database chooses the id, and each change makes a new version. */
@Entity
public class Player {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public Long id;

  public String name;
  public double score;
  public long level;
  public boolean active;

  @ElementCollection(fetch = FetchType.EAGER)
  @OrderColumn
  public List<String> tags = new ArrayList<>();

  @Version public Long version;
}
