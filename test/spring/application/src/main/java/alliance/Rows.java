package alliance;

import jakarta.persistence.EntityManager;
import java.util.Random;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Fills the database with the same rows at each start, before the server listens. */
@Component
public class Rows implements SmartInitializingSingleton {
  private static final int ALLIANCES = 300;
  private static final int TOWNS = 40;
  private static final int PLAYERS = 30;
  private static final int NOTES = 30;
  private static final String[] FIRST = {
    "Amber", "Ashen", "Bright", "Crimson", "Élan", "Grand", "Iron", "Löwen", "Silver", "Ünder"
  };
  private static final String[] LAST = {
    "Alliance", "Banner & Co", "Circle", "Eagles", "Guild", "Order", "Wächter", "連合"
  };

  private final EntityManager entities;

  public Rows(EntityManager entities) {
    this.entities = entities;
  }

  @Override
  @Transactional
  public void afterSingletonsInstantiated() {
    Random random = new Random(1);
    String[] towns = new String[TOWNS];
    for (int index = 0; index < TOWNS; index += 1) {
      Town town = new Town();
      town.id = identifier(random);
      town.name = "Town " + (index + 1);
      if (index % 3 > 0) town.wonder = Wonder.values()[index % 2];
      town.position = position(index);
      for (int each = 0; each < index % 4; each += 1) town.buildings.add(building(index, each));
      towns[index] = town.id;
      entities.persist(town);
    }
    for (int index = 0; index < ALLIANCES; index += 1)
      entities.persist(alliance(index, random, towns));
    for (int index = 0; index < PLAYERS; index += 1) {
      Player player = new Player();
      player.name = "Player " + (index + 1);
      player.score = random.nextInt(1000);
      player.level = random.nextInt(10);
      player.active = random.nextBoolean();
      if (index % 2 == 0) player.tags.add("tag " + index);
      entities.persist(player);
    }
    for (int index = 0; index < NOTES; index += 1) {
      Note note = new Note();
      note.id = "note-" + (index + 1);
      note.text = "Text " + (index + 1);
      note.stars = random.nextInt(5);
      entities.persist(note);
    }
  }

  /** Some towns are in no sea. */
  private static Position position(int index) {
    Position position = new Position();
    position.x = 100 + index;
    position.y = 500 - index * 7;
    position.sea = index % 5 == 0 ? null : "Sea " + index % 3;
    return position;
  }

  private static Building building(int index, int each) {
    Building building = new Building();
    building.material = Material.values()[(index + each) % Material.values().length];
    building.level = each + 1;
    building.damage = index % 2 == 0 ? 2 : 0.5 * each;
    return building;
  }

  /** Names are not unique, and some have letters outside ASCII. */
  private static Alliance alliance(int index, Random random, String[] towns) {
    Alliance alliance = new Alliance();
    alliance.id = identifier(random);
    alliance.name = pick(FIRST, random) + " " + pick(LAST, random);
    alliance.strength = index % 7 == 0 ? 1200 : random.nextInt(100_000);
    alliance.bbStrength = random.nextInt(1000);
    alliance.leaderId = pick(towns, random);
    int count = random.nextInt(6);
    for (int each = 0; each < count; each += 1) alliance.townIds.add(pick(towns, random));
    alliance.vulnerabilityWindow = random.nextInt(24);
    return alliance;
  }

  private static String pick(String[] values, Random random) {
    return values[random.nextInt(values.length)];
  }

  /** 24 hexadecimal digits. */
  private static String identifier(Random random) {
    return String.format(
        "%08x%08x%08x", random.nextInt(), random.nextInt(), random.nextInt());
  }
}
