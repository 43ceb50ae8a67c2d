package alliance;

import org.springframework.data.repository.CrudRepository;
import org.springframework.data.repository.PagingAndSortingRepository;

/** Reads and writes notes. */
public interface NoteRepository
    extends PagingAndSortingRepository<Note, String>, CrudRepository<Note, String> {}
