package alliance;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;

/** A note, which can be written: its writer chooses the id, and it has no version. */
@Entity
public class Note {
  @Id public String id;
  public String text;
  public long stars;
}
