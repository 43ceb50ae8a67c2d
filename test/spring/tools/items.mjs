/* oxlint-disable eslint/no-await-in-loop -- one request at a time */
/**
 * Follows the link `alliance` of each item of a list with ketting, and prints the id of the item, the
 * path of its address, and the id of the item at the end of the link.
 *
 *   node items.mjs ketting URL
 */
import { Client } from "ketting";

const [, url = ""] = process.argv.slice(2);
const list = await new Client(url).go(url).get();
const items = [];
for (const item of list.getEmbedded()) {
  // Another client has no copy of the item from the list.
  const { href } = item.links.get("alliance");
  const target = new URL(href, item.uri).href;
  const followed = await new Client(target).go(target).get();
  items.push({ id: item.data.id, self: new URL(item.uri).pathname, followed: followed.data.id });
}
process.stdout.write(JSON.stringify(items));
