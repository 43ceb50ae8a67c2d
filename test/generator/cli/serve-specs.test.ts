import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chosenSpecs } from "../../../generator/cli/serve-services.js";
import type { ServedSpec } from "../../../generator/serve/served-spec.js";
import { writeFiles } from "../support/files.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { catalogue, openApiDocument, module } from "../support/specs.js";

const NONE = { specs: [], config: undefined, dialect: undefined };

/** The chosen specs in short: their names and kinds, and the dialects of OpenAPI documents. */
function short(specs: readonly ServedSpec[] | undefined): readonly string[] | undefined {
  return specs?.map((spec) =>
    spec.kind === "openapi"
      ? `${spec.name} ${spec.kind} ${spec.stub.dialect?.kind ?? "plain"}`
      : `${spec.name} ${spec.kind}`,
  );
}

/** A project with a configuration of these entries. */
function project(...specs: readonly object[]): string {
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "paramsmith.config.json", text: JSON.stringify({ specs }) },
    { path: "wiki.json", text: JSON.stringify(catalogue(module("a"))) },
    { path: "list.json", text: JSON.stringify(openApiDocument()) },
  ]);
  return folder;
}

/** The names and kinds of the specs that a configuration of these entries chooses. */
async function namesOf(...entries: readonly object[]): Promise<readonly string[]> {
  const { value } = await chosenSpecs(NONE, project(...entries));
  return (value ?? []).map(({ name, kind }) => `${name} ${kind}`).toSorted();
}

describe("the specs to serve", () => {
  it("are those of the command line", async () => {
    const folder = project({ file: "no.json" });
    const { value, diagnostics } = await chosenSpecs(
      { ...NONE, specs: ["wiki.json", "list.json"] },
      folder,
    );
    expect(diagnostics).toEqual([]);
    expect(short(value)).toEqual(["wiki catalogue", "list openapi plain"]);
  });

  it("are those of the configuration, of the folder or a named one", async () => {
    const folder = project({ file: "list.json", name: "lists" });
    expect(short((await chosenSpecs(NONE, folder)).value)).toEqual(["lists openapi plain"]);
    const config = join(folder, "paramsmith.config.json");
    expect(short((await chosenSpecs({ ...NONE, config }, "/")).value)).toEqual([
      "lists openapi plain",
    ]);
    const broken = project({ fiel: "x" });
    const { value, diagnostics } = await chosenSpecs(NONE, broken);
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(["schema-violation"]);
  });

  it("are the shipped ones without a configuration", async () => {
    const { value, diagnostics } = await chosenSpecs(NONE, scratchFolder());
    expect(diagnostics).toEqual([]);
    expect(value?.map(({ name }) => name).toSorted()).toEqual(["alliance", "paraminfo"]);
  });

  it("are the shipped ones of a configuration that names no others", async () => {
    const [paraminfo, alliance] = ["paraminfo/catalogue.json", "alliance/openapi.json"].map(
      (path) => ({ file: join(REPOSITORY, "spec", path) }),
    );
    if (!paraminfo || !alliance) throw new Error("There are no files.");
    expect(await namesOf(paraminfo)).toEqual(["paraminfo catalogue"]);
    expect(await namesOf(alliance)).toEqual(["alliance openapi"]);
    expect(await namesOf({ ...alliance, name: "other" })).toEqual(["other openapi"]);
    expect(await namesOf(alliance, { file: "list.json" })).toEqual([
      "alliance openapi",
      "list openapi",
    ]);
  });

  it("have the dialect of the command line", async () => {
    const dialect = "spring-data-rest";
    const folder = scratchFolder();
    const { value } = await chosenSpecs({ ...NONE, dialect }, folder);
    const plain = await chosenSpecs({ ...NONE, dialect: "plain" }, folder);
    expect(short(value)?.filter((text) => text.includes("openapi"))).toEqual([
      "alliance openapi spring-data-rest",
    ]);
    expect(short(plain.value)?.filter((text) => text.includes("openapi"))).toEqual([
      "alliance openapi plain",
    ]);
  });
});
