import { describe, expect, it } from "vitest";
import { differingFiles, installedRuntime } from "../../../generator/project/runtime-interface.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

const AT = "node_modules/@paramsmith/runtime";

function installed(...files: readonly (readonly [path: string, text: string])[]) {
  const folder = scratchFolder();
  writeFiles(
    folder,
    files.map(([path, text]) => ({ path: `${AT}/${path}`, text })),
  );
  return installedRuntime(folder);
}

describe("The installed package of the runtime", () => {
  it("has its version and the hashes of its files", () => {
    expect(
      installed(["package.json", '{"version":"1.2.3"}'], ["interface.json", '{"client.js":"a"}']),
    ).toEqual({ version: "1.2.3", files: { "client.js": "a" } });
  });

  it("has no hashes, if it is that of another generator", () => {
    expect(installed(["package.json", '{"version":"1.2.3"}'])).toEqual({
      version: "1.2.3",
      files: {},
    });
  });

  it("is undefined, if none is installed or it cannot be read", () => {
    expect(installed()).toBeUndefined();
    expect(installed(["package.json", "{"])).toBeUndefined();
  });

  it("differs in the files that it lacks or has otherwise, of those that are imported", () => {
    const files = { "a.js": "1", "b.js": "2", "d.js": "4" };
    expect(
      differingFiles({ "a.js": "1", "b.js": "3", "c.js": "4" }, { version: "1", files }),
    ).toEqual(["b.js", "c.js"]);
  });
});
