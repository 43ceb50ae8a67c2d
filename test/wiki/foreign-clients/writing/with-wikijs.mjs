// What a program asks a wiki through wikijs, which only reads. Prints what it got as JSON, a step a member.
//
//   with-wikijs.mjs ENDPOINT
import { createRequire } from "node:module";

const [endpoint] = process.argv.slice(2);
const { default: wikijs } = createRequire(new URL("../../tools/package.json", import.meta.url))(
  "wikijs",
);

const wiki = wikijs({ apiUrl: endpoint });
const got = {};
// Also if a step fails.
process.on("exit", () => process.stdout.write(`\n${JSON.stringify(got)}`));
const page = await wiki.page("Main Page");
got["page"] = page.raw;
got["sections"] = await page.content().catch(String);
got["html"] = (await page.html()).length > 20;
got["links"] = await page.links();
got["categories"] = await page.categories();
got["backlinks"] = await page.backlinks();
got["images"] = await page.images();
got["external links"] = await page.references();
got["by id"] = (await wiki.findById(page.raw.pageid)).raw.title;
got["missing page"] = await wiki.page("No such page, ever").catch(String);
got["search"] = (await wiki.search("Page", 4)).results.toSorted();
got["beginning"] = await wiki.prefixSearch("Pages", 5);
got["suggestions"] = await wiki.opensearch("Main", 3);
got["pages"] = await wiki.allPages();
got["all categories"] = await wiki.allCategories();
got["members"] = await wiki.pagesInCategory("Category:Made");
