import { describe, expect, it } from "vitest";
import { parseWikiList } from "../../../generator/cli/pull-list.js";

const URL_OF = "https://wiki.example/w/api.php";

/** The names and addresses of a list, and the codes and lines of its problems. */
function read(text: string): readonly string[] {
  const { value = [], diagnostics } = parseWikiList("wikis.txt", text);
  return [
    ...value.map(({ name, address }) => `${name} ${address.href}`),
    ...diagnostics.map(({ code, position }) => `${position?.line} [${code}]`),
  ];
}

describe("a list of wikis", () => {
  it("has one wiki per line, with comments and empty lines", () => {
    expect(
      read(`\uFEFF# the fleet\r\n\n${URL_OF}\n  docs \t${URL_OF}?x=1 # internal\r\n#${URL_OF}\n`),
    ).toEqual([`wiki.example ${URL_OF}`, `docs ${URL_OF}`]);
  });

  it("takes the port into the name", () => {
    expect(read("http://localhost:8080/api.php")).toEqual([
      "localhost-8080 http://localhost:8080/api.php",
    ]);
  });

  it.each<[string, readonly string[]]>([
    ["", ["1 [wiki-list-empty]"]],
    ["# nothing\n", ["1 [wiki-list-empty]"]],
    [`a b ${URL_OF}`, ["1 [wiki-list-line]"]],
    ["wiki.example", ["1 [address-malformed]"]],
    [`${URL_OF}\nftp://wiki.example/\n`, ["2 [address-scheme]"]],
    [`https://u:p@wiki.example/`, ["1 [address-credentials]"]],
    [`../a ${URL_OF}`, ["1 [wiki-list-name]"]],
    [`.. ${URL_OF}`, ["1 [wiki-list-name]"]],
    [`${URL_OF}\n\nWIKI.example https://other.example/api.php`, ["3 [wiki-list-repeated]"]],
    [`x y z\nx y z`, ["1 [wiki-list-line]", "2 [wiki-list-line]"]],
  ])("%j has problems", (text, problems) => {
    expect(read(text)).toEqual(problems);
  });
});
