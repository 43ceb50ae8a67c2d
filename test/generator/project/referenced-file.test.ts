import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readReferencedFile } from "../../../generator/project/references.js";
import { readSource } from "../../../generator/project/source.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

const BYTES = Buffer.from("text");

/** A folder with a project, a main file in it, and files around them. */
function places() {
  const folder = scratchFolder();
  const paths = ["project/spec/main.json", "project/spec/a.json", "project/b.json", "c.json"];
  writeFiles(
    folder,
    [...paths, "project/..d/e.json", "beside/f.json"].map((path) => ({ path, text: "text" })),
  );
  mkdirSync(join(folder, "project/spec/g"));
  symlinkSync(join(folder, "c.json"), join(folder, "project/spec/link.json"));
  symlinkSync(join(folder, "project/b.json"), join(folder, "project/spec/own.json"));
  return folder;
}

/** What a main file reads at a path, with the paths that the callbacks were given. */
function read(folder: string, path: string, file = "project/spec/main.json") {
  const seen: string[] = [];
  const main = {
    file: join(folder, file),
    label: `shown/${file}`,
    project: join(folder, "project"),
  };
  const found = readReferencedFile(main, path, {
    onRead: (each, bytes) => seen.push(`read ${each.slice(folder.length)} ${bytes.length}`),
    onReference: (each) => seen.push(each.slice(folder.length)),
  });
  return { found, seen };
}

describe("A referenced file", () => {
  it.each([
    ["a.json", "/project/spec/a.json", "shown/project/spec/a.json"],
    ["./g/../a.json", "/project/spec/a.json", "shown/project/spec/a.json"],
    ["../b.json", "/project/b.json", "shown/project/b.json"],
    ["../..d/e.json", "/project/..d/e.json", "shown/project/..d/e.json"],
    ["own.json", "/project/spec/own.json", "shown/project/spec/own.json"],
  ])("at %s is read", (path, absolute, label) => {
    expect(read(places(), path)).toEqual({
      found: { kind: "file", path, source: { file: label, bytes: BYTES } },
      seen: [absolute, `read ${absolute} 4`],
    });
  });

  it("may be in the folder of a main file that is outside the project", () => {
    expect(read(places(), "f.json", "beside/main.json").found.kind).toBe("file");
    expect(read(places(), "../project/b.json", "beside/main.json").found.kind).toBe("file");
  });

  it.each<readonly [path: string, refusal: object, isLookedFor: boolean]>([
    ["https://a.example/b.json", { kind: "network" }, false],
    ["//a.example/b.json", { kind: "network" }, false],
    ["/c.json", { kind: "outside" }, false],
    ["file:///c.json", { kind: "outside" }, false],
    ["../../c.json", { kind: "outside" }, false],
    ["../..", { kind: "outside" }, false],
    ["link.json", { kind: "outside" }, true],
    ["none.json", { kind: "unreadable", detail: "it does not exist" }, true],
    ["g", { kind: "unreadable", detail: "it is a folder" }, true],
  ])("at %s is refused as %j", (path, refusal, isLookedFor) => {
    const { found, seen } = read(places(), path);
    expect(found).toEqual({ kind: "refused", path, refusal });
    expect(seen).toHaveLength(isLookedFor ? 1 : 0);
  });
});

describe("A source", () => {
  it("is the bytes of a file, or why it cannot be read", () => {
    const folder = places();
    const seen: unknown[] = [];
    const found = (path: string) =>
      readSource(join(folder, path), "shown", (...given) => seen.push(given));
    expect(found("c.json")).toEqual({ value: { file: "shown", bytes: BYTES }, diagnostics: [] });
    expect(seen).toEqual([[join(folder, "c.json"), BYTES]]);
    const position = { file: "shown", line: 1, column: 1 };
    expect(found("none")).toMatchObject({ diagnostics: [{ code: "file-missing", position }] });
    const { value, diagnostics } = found("project");
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: "file-unreadable", position }]);
    expect(diagnostics[0]?.message).toContain(
      "it is a folder, with neither a catalogue.json nor an openapi.json or openapi.yaml in it",
    );
  });
});
