import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import { isWikiVersion, ofVersion } from "../../../../templates/wiki/data/wiki-version.js";

const wiki = createWiki({ site: { general: { generator: "MediaWiki 1.43.3" } } });

it.each<readonly [options: Parameters<typeof createParaminfoStub>[0], generator: string]>([
  [{ version: "1.39" }, "MediaWiki 1.39.17"],
  [{ version: "1.43" }, "MediaWiki 1.43.9"],
  [{}, "MediaWiki 1.45.0"],
  [{ wiki, version: "1.45" }, "MediaWiki 1.45.0"],
  [{ wiki, version: "1.43" }, "MediaWiki 1.43.3"],
])("a stub with the options %j reports the software %s", async (options, generator) => {
  const url = "https://wiki.example/w/api.php?action=query&meta=siteinfo&format=json";
  const response = await createParaminfoStub(options)(new Request(url));
  expect(await response.json()).toMatchObject({ query: { general: { generator } } });
});

it("an unknown version is an error that lists the known ones", () => {
  const text: string = "1.40";
  expect(isWikiVersion(text)).toBe(false);
  expect(ofVersion(wiki, undefined)).toBe(wiki);
  // @ts-expect-error -- an unknown version is an error of the compiler, too
  expect(() => createParaminfoStub({ version: "1.40" })).toThrow(
    new RangeError("The stub has no MediaWiki 1.40. It has 1.39, 1.43, 1.45."),
  );
});
