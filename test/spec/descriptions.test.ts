import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { model } from "../../generator/pipeline.js";
import type { SourceFile } from "../../generator/files/input.js";
import type { ModuleOperation } from "../../generator/model/operation.js";
import type { Parameter } from "../../generator/model/parameter.js";
import { resultParts } from "../../generator/model/result-parts.js";
import { inShort } from "../generator/support/specs.js";
import { REPOSITORY } from "../generator/support/places.js";

const RESULTS = join("spec", "paraminfo", "results");

const { value, diagnostics } = model({
  name: "paraminfo",
  source: "spec/paraminfo/catalogue.json",
  spec: source("catalogue.json"),
  protocol: source("protocol.json"),
  descriptions: source("descriptions.json"),
  results: readdirSync(join(REPOSITORY, RESULTS)).map((name) => source(join("results", name))),
});
const modules: readonly ModuleOperation[] = value?.kind === "catalogue" ? value.operations : [];
const lines = textsIn(JSON.parse(new TextDecoder().decode(source("descriptions.json").bytes)));

function source(name: string): SourceFile {
  const file = join("spec", "paraminfo", name);
  return { file, bytes: readFileSync(join(REPOSITORY, file)) };
}

/** Every text of the file but addresses. */
function textsIn(json: unknown): readonly string[] {
  if (typeof json === "string") return /^(?:https:|\.\.)/.test(json) ? [] : [json];
  return typeof json === "object" && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

/** The parameter, without its module's own texts. */
function parameterOf(path: string, name: string): Parameter | undefined {
  return modules.find((each) => each.path === path)?.parameters.find((each) => each.name === name);
}

describe("the descriptions of the catalogue", () => {
  it("are of each module and parameter, and of nothing else", () => {
    expect(diagnostics.map(inShort)).toEqual([]);
    expect(modules.length).toBe(66);
    expect(
      modules.flatMap(({ parameters, templated }) => [...parameters, ...templated]).length,
    ).toBe(556);
  });

  it("are sentences of one line that begin with a capital letter, a name or a number", () => {
    for (const line of lines) {
      expect(line, line).toMatch(/^[A-Z`].*[^.]\.$/u);
      expect(line.length, line).toBeLessThanOrEqual(120);
      expect(line, line).not.toMatch(/ {2}|\bdefault:|\bthis will\b/iu);
      expect((line.match(/`/g) ?? []).length % 2, line).toBe(0);
    }
  });

  it("are of each field of a row and of a page", () => {
    const undescribed = modules.flatMap(({ path, result, parameters }) => {
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
    for (const { path, manual } of modules)
      expect(manual, path).toMatch(/^https:\/\/www\.mediawiki\.org\/wiki\/API:[A-Z]\w+$/);
  });

  it("say what a parameter means in its own module", () => {
    expect(parameterOf("query+allcategories", "from")?.description).toContain("Category name");
    expect(parameterOf("query+allusers", "from")?.description).toContain("User name");
    expect(parameterOf("query+filearchive", "from")?.description).toContain("File name");
    expect(parameterOf("query+iwlinks", "prefix")?.description).toContain("Interwiki prefix");
  });
});
