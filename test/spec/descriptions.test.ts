import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { model } from "../generator/support/model.js";
import type { SourceFile } from "../../generator/spec/source/source-file.js";
import type { ModuleOperation } from "../../generator/spec/model/operation.js";
import type { Parameter } from "../../generator/spec/model/parameter.js";
import { resultParts } from "../../generator/spec/model/result-fields.js";
import { inShort } from "../generator/support/specs.js";
import { REPOSITORY } from "../generator/support/places.js";

/** Modules that MediaWiki has no manual page for. */
const WITHOUT_MANUAL: ReadonlySet<string> = new Set(["acquiretempusername", "cspreport"]);

/** The warnings that paramsmith.config.json accepts. */
const ACCEPTED = /^(?:dynamic-parameters|root-wire-name):/;

const queries = described("paraminfo");
const actions = described("actions");
const FOLDERS = [
  ["paraminfo", queries, { modules: 66, parameters: 556 }],
  ["actions", actions, { modules: 53, parameters: 474 }],
] as const;

interface Described {
  readonly modules: readonly ModuleOperation[];
  /** The problems that the descriptions have, in short. */
  readonly findings: readonly string[];
  readonly lines: readonly string[];
}

/** A shipped catalogue with its descriptions. Those of queries describe the roots of both catalogues. */
function described(folder: string): Described {
  const { value, diagnostics } = model({
    kind: "catalogue",
    name: folder,
    source: `spec/${folder}/catalogue.json`,
    spec: source(folder, "catalogue.json"),
    protocol: source("paraminfo", "protocol.json"),
    descriptions: source(folder, "descriptions.json"),
    shippedDescriptions: [source("paraminfo", "descriptions.json")],
    results: readdirSync(join(REPOSITORY, "spec", folder, "results")).map((name) =>
      source(folder, join("results", name)),
    ),
  });
  return {
    modules: value?.kind === "catalogue" ? value.operations : [],
    findings: diagnostics.map(inShort).filter((each) => !ACCEPTED.test(each)),
    lines: textsIn(JSON.parse(new TextDecoder().decode(source(folder, "descriptions.json").bytes))),
  };
}

function source(folder: string, name: string): SourceFile {
  const file = join("spec", folder, name);
  return { file, bytes: readFileSync(join(REPOSITORY, file)) };
}

/** Every text of the file but addresses. */
function textsIn(json: unknown): readonly string[] {
  if (typeof json === "string") return /^(?:https:|\.\.)/.test(json) ? [] : [json];
  return typeof json === "object" && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

/** The parameter, without its module's own texts. */
function parameterOf(path: string, name: string): Parameter | undefined {
  return queries.modules
    .find((each) => each.path === path)
    ?.parameters.find((each) => each.name === name);
}

describe.each(FOLDERS)("the descriptions of %s", (_folder, { modules, findings, lines }, count) => {
  it("are of each module and parameter, and of nothing else", () => {
    expect(findings).toEqual([]);
    expect(modules.length).toBe(count.modules);
    expect(
      modules.flatMap(({ parameters, templated }) => [...parameters, ...templated]).length,
    ).toBe(count.parameters);
  });

  it("are sentences of one line that begin with a capital letter, a name or a number", () => {
    for (const line of lines) {
      expect(line, line).toMatch(/^[A-Z`].*[^.]\.$/u);
      expect(line.length, line).toBeLessThanOrEqual(120);
      expect(line, line).not.toMatch(/ {2}|\bdefault:|\bthis will\b/iu);
      expect((line.match(/`/g) ?? []).length % 2, line).toBe(0);
    }
  });

  it("say what each value of `prop` adds", () => {
    const undescribed = modules
      .filter(({ role }) => role === "request")
      .flatMap(({ path, parameters }) =>
        parameters
          .filter(({ name }) => name === "prop")
          .flatMap(({ name, type, description = "" }) =>
            (type.kind === "enum" ? type.values : [])
              .filter((text) => !description.includes(`\n- ${text}: `))
              .map((text) => `${path} ${name}=${text}`),
          ),
      );
    expect(undescribed).toEqual([]);
  });

  it("lead to a manual page of MediaWiki for each module", () => {
    const unknown = modules.filter(
      ({ path, manual }) =>
        !WITHOUT_MANUAL.has(path) &&
        !/^https:\/\/www\.mediawiki\.org\/wiki\/(?:API|Help):[A-Z]\w+$/.test(manual ?? ""),
    );
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });
});

describe("the descriptions of queries", () => {
  it("are of each field of a row and of a page", () => {
    const undescribed = queries.modules.flatMap(({ path, result, parameters }) => {
      if (!result) return [];
      const { row, page, generator } = resultParts(result);
      const selector = result.rows?.selector;
      const selecting = parameters.find(({ name }) => name === selector)?.description ?? "";
      const fields = [
        ...(row?.kind === "record" ? row.fields : []),
        ...[page, generator].flatMap((part) => (part.kind === "fields" ? part.fields : [])),
      ];
      return fields
        .filter(({ name, description }) => !description && !selecting.includes(`- ${name}: `))
        .map(({ name }) => `${path}: ${name}`);
    });
    expect(undescribed).toEqual([]);
  });

  it("say what a parameter means in its own module", () => {
    expect(parameterOf("query+allcategories", "from")?.description).toContain("Category name");
    expect(parameterOf("query+allusers", "from")?.description).toContain("User name");
    expect(parameterOf("query+filearchive", "from")?.description).toContain("File name");
    expect(parameterOf("query+iwlinks", "prefix")?.description).toContain("Interwiki prefix");
  });
});
