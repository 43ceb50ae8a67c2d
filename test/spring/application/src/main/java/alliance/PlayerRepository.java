package alliance;

import org.springframework.data.repository.CrudRepository;
import org.springframework.data.repository.PagingAndSortingRepository;

/** Reads and writes players. */
public interface PlayerRepository
    extends PagingAndSortingRepository<Player, Long>, CrudRepository<Player, Long> {}
