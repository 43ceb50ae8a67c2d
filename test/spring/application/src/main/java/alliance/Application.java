package alliance;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.data.rest.webmvc.config.RepositoryRestConfigurer;

/** Serves its repositories with the defaults of Spring Data REST, except that payloads have ids. */
@SpringBootApplication
public class Application {
  public static void main(String[] arguments) {
    SpringApplication.run(Application.class, arguments);
  }

  @Bean
  RepositoryRestConfigurer exposeIds() {
    return RepositoryRestConfigurer.withConfig(
        configuration -> configuration.exposeIdsFor(Alliance.class, Town.class, Player.class, Note.class));
  }
}
