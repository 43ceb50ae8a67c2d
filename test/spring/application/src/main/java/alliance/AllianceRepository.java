package alliance;

import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;
import org.springframework.data.repository.PagingAndSortingRepository;
import org.springframework.data.repository.query.Param;

/** Reads alliances; without methods that write, Spring Data REST offers no such operations. */
public interface AllianceRepository extends PagingAndSortingRepository<Alliance, String> {
  Optional<Alliance> findById(String id);

  List<Alliance> findByName(@Param("name") String name);

  List<Alliance> findByLeaderId(@Param("leaderId") String leaderId, Sort sort);

  Page<Alliance> findByNameContaining(@Param("name") String name, Pageable pageable);

  Page<Alliance> findByStrengthGreaterThanEqual(
      @Param("strength") double strength, Pageable pageable);

  Optional<Alliance> findFirstByName(@Param("name") String name);
}
