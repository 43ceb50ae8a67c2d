import { hasErrors } from "../../../generator/base/diagnostic.js";
import { parseWikiList } from "../../../generator/cli/pull-list.js";
import { holds, same, textOf } from "../target.js";
import type { Target } from "../target.js";

/** A list of wikis, as `pull --list` reads it. */
export const target: Target = {
  name: "wiki-lists",
  form: "bytes",
  seeds: () => [
    "https://wiki.example/w/api.php\nb https://b.example:8080/api.php # two\n",
    "# comment\r\n\r\na\thttp://[::1]/api.php?x#y\n../a https://a.example/\n",
    "a b c\nftp://x/\nhttps://u:p@a.example/\nA https://a/\na https://b/",
  ],
  run: (input) => {
    const text = textOf(input);
    const { value: wikis, diagnostics } = parseWikiList("wikis.txt", text);
    holds(
      (wikis === undefined) === hasErrors(diagnostics),
      () => "There is a list and errors, or neither.",
    );
    if (!wikis) return;
    holds(wikis.length > 0, () => "The list is empty.");
    const names = wikis.map(({ name }) => name.toLowerCase());
    same(names.length, new Set(names).size, "Two wikis share a folder");
    for (const { name, address } of wikis) {
      holds(!/[/\\\0]|^\./.test(name), () => `${name} leaves its folder.`);
      holds(address.username === "" && address.hash === "", () => `${address.href} has secrets.`);
    }
    const again = wikis.map(({ name, address }) => `${name} ${address.href}`).join("\n");
    same(parseWikiList("wikis.txt", again).value, wikis, "Written again, the list is another");
  },
};
