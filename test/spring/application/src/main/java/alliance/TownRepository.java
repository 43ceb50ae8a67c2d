package alliance;

import java.util.Optional;
import org.springframework.data.repository.PagingAndSortingRepository;

/** Reads towns; it has no searches. */
public interface TownRepository extends PagingAndSortingRepository<Town, String> {
  Optional<Town> findById(String id);
}
