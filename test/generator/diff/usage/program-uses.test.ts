import { realpathSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { UsageSubjects } from "../../../../generator/diff/usage/generated-names.js";
import { readUses, usageFiles } from "../../../../generator/diff/usage/read.js";
import type { Use, Uses } from "../../../../generator/diff/usage/uses.js";
import type { UsedLocation } from "../../../../generator/diff/finding.js";
import { expectGolden } from "../../support/golden-text.js";
import { writeFiles } from "../../support/files.js";
import { scratchFolder } from "../../support/places.js";
import { CODE, GENERATED } from "./program-files.js";

/** The subjects of findings about pages: a removed value, and changed members. */
const SUBJECTS: UsageSubjects = {
  names: new Map([["query+pages", []]]),
  owners: new Map(
    ["PagesRow", "PagesWrapper", "PagesParams", "PagesRequest", "pages", "plain", "loose"].map(
      (name) => [name, ["query+pages"]],
    ),
  ),
  files: new Map([["pages", ["query+pages"]]]),
  requests: new Set(["PagesParams", "pages", "plain", "loose"]),
  others: new Set(["OthersParams", "others"]),
  members: new Set(["size", "name", "kind", "limit", "slot-{slot}"]),
  templates: ["slot-{slot}"],
  values: new Set(["b"]),
};

const CONFIG = {
  compilerOptions: {
    target: "es2020",
    lib: ["es5"],
    module: "nodenext",
    moduleResolution: "nodenext",
    strict: true,
    allowJs: true,
    types: [],
  },
};

function at({ file, line, column, reason }: UsedLocation): string {
  return `${file.replace("src/", "")}:${line}:${column}${reason === undefined ? "" : ` (${reason})`}`;
}

/** A use without its module, which is the same for all. */
function useLine(use: Use): string {
  switch (use.kind) {
    case "reference":
      return `${at(use.position)} reference`;
    case "construction":
      return `${at(use.position)} construction ${use.given?.join(" ") ?? "of anything"}`;
    case "member":
      return `${at(use.position)} ${use.role} ${use.member}${use.values ? ` [${use.values.join(" ")}]` : ""}`;
    case "open":
      return `${at(use.position)} open ${use.role}`;
    case "enumeration":
      return `${at(use.position)} enumeration ${use.member} without [${use.missing.join(" ")}]`;
  }
}

function usesIn(folder: string): Uses {
  const all = Object.entries({
    ...GENERATED,
    ...CODE,
    "tsconfig.json": JSON.stringify(CONFIG),
    "package.json": '{ "type": "module" }',
    "src/component.vue": "",
  });
  writeFiles(
    folder,
    all.map(([path, text]) => ({ path, text })),
  );
  return readUses(folder, usageFiles(folder, ["src/**/*.{ts,js}"]), SUBJECTS);
}

describe("the uses of generated code", () => {
  it("are found where the compiler finds its types", () => {
    const { uses, untyped, totalHandlers, unread } = usesIn(realpathSync(scratchFolder()));
    expect(new Set(uses.map(({ module }) => module))).toEqual(new Set(["query+pages"]));
    const lines = [
      ...uses.map(useLine),
      ...[...untyped].flatMap(([name, places]) =>
        places.map((place) => `${at(place)} untyped ${name}`),
      ),
      ...totalHandlers.map((place) => `${at(place)} total handlers`),
      ...unread.map((file) => `${file} unread`),
    ];
    expectGolden(join(import.meta.dirname, "uses.txt"), `${lines.toSorted().join("\n")}\n`);
  });
});
