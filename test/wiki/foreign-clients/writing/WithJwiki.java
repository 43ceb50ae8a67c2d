// What a program in Java writes to a wiki through jwiki. Prints what it got as JSON, a step a member.
//
//   java -cp 'java/*' WithJwiki.java ENDPOINT NAME PASSWORD
import com.google.gson.Gson;
import io.github.fastily.jwiki.core.NS;
import io.github.fastily.jwiki.core.Wiki;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import okhttp3.HttpUrl;

class WithJwiki {
  static final String TITLE = "Pages of jwiki";
  static final String DOT =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

  public static void main(String[] args) throws Exception {
    Map<String, Object> got = new LinkedHashMap<>();
    // Also if a step fails.
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> System.out.println("\n" + new Gson().toJson(got))));
    Wiki wiki = new Wiki.Builder().withApiEndpoint(HttpUrl.get(args[0])).build();
    got.put("log-in", wiki.login(args[1], args[2]));
    got.put("who am I", List.of(wiki.whoami(), wiki.listUserRights(args[1])));
    got.put("edit", wiki.edit(TITLE, "One [[Main Page]].\n\n== Part ==\nTwo. [[Category:Made]]", "first"));
    got.put("append", wiki.addText(TITLE, "\nThree. https://a.example/b", "second", true));
    got.put("replace", wiki.replaceText(TITLE, "Three", "Four", "third"));
    got.put("text", wiki.getPageText(TITLE));
    got.put("missing page", wiki.getPageText("No such page, ever"));
    got.put("exists", List.of(wiki.exists(TITLE), wiki.exists("No such page, ever")));
    got.put("links", wiki.getLinksOnPage(TITLE));
    got.put("external links", wiki.getExternalLinks(TITLE));
    got.put("categories", wiki.getCategoriesOnPage(TITLE));
    got.put("members", wiki.getCategoryMembers("Category:Made", NS.MAIN));
    got.put("backlinks", wiki.whatLinksHere("Main Page"));
    got.put("people", List.of(wiki.getPageCreator(TITLE), wiki.getLastEditor(TITLE)));
    got.put("sections", wiki.splitPageByHeader(TITLE).stream().map(part -> part.header + part.level).toList());
    got.put("revisions", wiki.getRevisions(TITLE, -1, false, null, null).stream()
        .map(each -> List.of(each.user, each.summary, each.text.length())).toList());
    got.put("contributions", wiki.getContribs(args[1], 3, false, false).stream().map(each -> each.summary).toList());
    got.put("pages", wiki.prefixIndex(NS.MAIN, "Pages of j"));
    got.put("all pages", wiki.allPages("Pages", false, false, 5, NS.MAIN));
    Path file = Files.write(Files.createTempFile("dot", ".png"), Base64.getDecoder().decode(DOT));
    got.put("upload", wiki.upload(file, "By jwiki.png", "A dot.", "a dot"));
    got.put("file", wiki.getImageInfo("File:By jwiki.png").stream()
        .map(each -> List.of(each.size, each.sha1, each.mime, each.user)).toList());
    got.put("move", wiki.move(TITLE, TITLE + " moved", true, true, false, "away"));
    got.put("redirect", List.of(wiki.resolveRedirect(TITLE), wiki.exists(TITLE)));
    got.put("taken", wiki.move(TITLE + " moved", "Main Page", false, false, false, "no"));
    got.put("delete", wiki.delete(TITLE + " moved", "gone"));
    got.put("log", wiki.getLogs(TITLE + " moved", null, "delete", 1).stream().map(each -> each.action).toList());
    got.put("undelete", List.of(wiki.undelete(TITLE + " moved", "back"), wiki.exists(TITLE + " moved")));
    System.exit(0);
  }
}
