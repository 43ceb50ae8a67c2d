/** Compares tables of the pages with what they list. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import configSchema from "../../spec/schemas/config.schema.json" with { type: "json" };
import { readPage } from "./pages.ts";
import { COMMAND, expectBuild, ROOT, runNode } from "./run-node.ts";
import { found } from "./text.ts";

const TIMEOUT = 60_000;

/** The rows of a table of commands. */
const ROW = /^\| `paramsmith (\w+)/gm;

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly hasInstallScript?: boolean }>
  >;
}

/** The section of a page between a heading and the next one of its level, without the padding of its tables. */
function section(path: string, heading: string): string {
  const [, after = ""] = readPage(path).text.split(`\n## ${heading}\n`);
  return (after.split("\n## ")[0] ?? "").replaceAll(/ +\|/g, " |");
}

beforeAll(expectBuild);

describe("Tables of the pages", () => {
  it("name every command", { timeout: TIMEOUT }, () => {
    const commands = found(runNode([COMMAND, "--help"]), /^ {2}paramsmith (\w+)/gm);
    expect(found(section("generator/commands.md", "Commands"), ROW)).toEqual(commands);
  });

  it("name every target", () => {
    const targets = configSchema.$defs.Target.enum.toSorted();
    const [table = ""] = /^\| target [^]*?\n\n/m.exec(readPage("generator/README.md").text) ?? [];
    expect(found(table, /^\| `(\w+)`/gm)).toEqual(targets);
    const files = readdirSync(join(ROOT, "generator", "emit", "targets"));
    expect(files.toSorted()).toEqual(targets.map((name) => `${name}.ts`));
  });

  it("name every key of the configuration", () => {
    const { properties, $defs } = configSchema;
    const keys = [
      ...Object.keys(properties).filter((key) => !["$schema", "specs", "diff"].includes(key)),
      ...Object.keys($defs.SpecEntry.properties).map((key) => `specs[].${key}`),
      ...Object.keys($defs.ReviewSettings.properties).map((key) => `diff.${key}`),
    ];
    const table = section("generator/README.md", "Configuration");
    expect(found(table, /^\| `([\w.[\]]+)` \|/gm)).toEqual(keys.toSorted());
  });

  it("name every entry point", () => {
    const table = section("generated/README.md", "Entry points");
    const named = Object.keys(manifest.exports).filter((key) => key !== "./package.json");
    for (const key of named) {
      const [before = "", after] = key.replace(".", "paramsmith").split("*");
      expect(table).toContain(after === undefined ? `| \`${before}\` |` : `\`${before}<`);
    }
  });

  it("are right that no dependency runs a script when it is installed", () => {
    const { packages }: LockFile = JSON.parse(
      readFileSync(join(ROOT, "package-lock.json"), "utf8"),
    );
    const withScripts = Object.entries(packages).filter(
      ([, { dev, hasInstallScript }]) => dev !== true && hasInstallScript === true,
    );
    expect(withScripts).toEqual([]);
  });
});
