import { describe, expect, it } from "vitest";
import type { OutputFile, RuntimeSource } from "../../generator/emit/output.js";
import type { SpecInput } from "../../generator/spec/input.js";
import type { PlannedSpec } from "../../generator/emit/plan/planned.js";
import { lowerFirst } from "../../generator/emit/plan/identifier.js";
import { analyse, generate } from "../../generator/pipeline.js";
import { readTemplates } from "../../generator/project/inputs.js";
import { checkedFile, writeFiles } from "./support/files.js";
import { CATALOGUE_KINDS, OPENAPI_KINDS } from "./support/named-specs.js";
import type { SpecOf } from "./support/named-specs.js";
import { scratchFolder } from "./support/places.js";
import { typeErrors } from "./support/tsc.js";

async function filesOf(
  specs: readonly SpecInput[],
  runtime: RuntimeSource,
): Promise<readonly OutputFile[]> {
  const templates = readTemplates();
  const { value, diagnostics } = await generate({
    specs,
    templates,
    importExtension: ".js",
    runtime,
  });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return value;
}

/** An import of the runtime or the test wiki: the name of the export, and its name in the file. */
interface Imported {
  readonly path: string;
  readonly name: string;
  readonly local: string;
}

function importsIn({ path, text }: OutputFile): readonly Imported[] {
  const found = text.matchAll(
    /^import (?:type )?\{([^}]*)\} from "(?:\.\.\/runtime|paramsmith)\//gm,
  );
  return [...found].flatMap(([, list = ""]) =>
    [...list.matchAll(/(\w+)(?: as (\w+))?/g)].map(([, name = "", local = name]) => ({
      path,
      name,
      local,
    })),
  );
}

/** Specs, and the imports that collide with names of theirs, as paths and names. */
interface Collisions {
  readonly specs: readonly SpecInput[];
  readonly imports: readonly string[];
}

/** A word of the language, a name that catalogues with namespaces declare, and that of a reserved file. */
const RESERVED = new Set(["namespace", "namespaceCheck", "title"]);

const isType = (name: string): boolean => /^[A-Z]/.test(name);

/** Specs of a kind whose operations and schemas have the names that the code of the kind imports. */
async function collisionsOf(specOf: SpecOf, kind: string): Promise<Collisions> {
  const probe = specOf("probe", ["probe"], []);
  const all = (await filesOf([probe], "copy")).flatMap(importsIn);
  const namesIn = (file: string): readonly string[] =>
    all.filter(({ path }) => path === `probe/${file}.ts`).map(({ name }) => name);
  const own = namesIn("probe").filter((name) => !RESERVED.has(name));
  const named = own.map((name): Named => ({ name, text: name }));
  // Names of operations must differ in more than letter case.
  const operations = [
    named.filter(({ name }) => isType(name)),
    named.filter(({ name }) => !isType(name)),
    own.flatMap(textsFor(identifiersOf(analyse(probe).value))),
  ].filter((group) => group.length > 0);
  const schemas = [...new Set([...own, ...namesIn("stub")])].filter(isType);
  return {
    specs: [
      ...operations.map((group, index) =>
        specOf(
          `${kind}-${index}`,
          group.map(({ text }) => text),
          [],
        ),
      ),
      specOf(`${kind}-schemas`, ["probe"], schemas),
    ],
    imports: [
      ...operations.flatMap((group, index) =>
        group.map(({ name, text }) => `${kind}-${index}/${text}.ts ${name}`),
      ),
      ...["probe", "stub"].flatMap((file) =>
        namesIn(file)
          .filter((name) => isType(name) && kind.startsWith("openapi"))
          .map((name) => `${kind}-schemas/${file}.ts ${name}`),
      ),
    ],
  };
}

/** The names in the file of a spec's operation that contain more than the operation's name. */
function identifiersOf(spec: PlannedSpec | undefined): readonly string[] {
  const [operation] = spec?.kind === "catalogue" ? spec.modules : (spec?.endpoints ?? []);
  return (operation?.identifiers ?? []).filter((name) => name !== "probe");
}

/** Specs of a kind whose folders give their code names that it imports. */
async function folderCollisions(specOf: SpecOf): Promise<Collisions> {
  const probe = specOf("probe", ["probe"], []);
  const files = await filesOf([probe], "copy");
  const { folder: _, ...names } = analyse(probe).value?.names ?? { folder: "" };
  const textsOf = textsFor(Object.values(names));
  const found = files
    .flatMap(importsIn)
    .flatMap(({ path, name }) => textsOf(name).map(({ text }) => ({ path, name, text })));
  return {
    specs: [...new Set(found.map(({ text }) => text))].map((text) => specOf(text, ["probe"], [])),
    imports: found.map(({ path, name, text }) => `${path.replace("probe", text)} ${name}`),
  };
}

/** A name in code, and the text that it is made of. */
interface Named {
  readonly name: string;
  readonly text: string;
}

/** Returns a function to find the texts that make a name, in the way that `probe` makes others. */
function textsFor(made: readonly string[]): (name: string) => readonly Named[] {
  const patterns = made.map(
    (each) =>
      new RegExp(`^${each.replace("probe", "([a-z]\\w*)").replace("Probe", "([A-Z]\\w*)")}$`),
  );
  return (name) =>
    patterns
      .flatMap((pattern) => pattern.exec(name)?.slice(1) ?? [])
      .map((text) => ({ name, text: lowerFirst(text) }));
}

describe("Code with the names that it imports", () => {
  it.each<RuntimeSource>(["copy", "package"])(
    "imports them under other names, and compiles: %s",
    async (runtime) => {
      // The names are the same with either; their files differ.
      const [catalogues, documents] = [CATALOGUE_KINDS, OPENAPI_KINDS].map((kinds) =>
        runtime === "copy" ? kinds : kinds.slice(0, 1),
      );
      const all = await Promise.all([
        ...(catalogues ?? []).map((each, index) => collisionsOf(each, `catalogue${index}`)),
        ...(documents ?? []).map((each, index) => collisionsOf(each, `openapi${index}`)),
        ...[CATALOGUE_KINDS, OPENAPI_KINDS].flatMap(([first]) =>
          first ? [folderCollisions(first)] : [],
        ),
      ]);
      const files = await filesOf(
        all.flatMap(({ specs }) => specs),
        runtime,
      );
      const renamed = files.flatMap(importsIn).filter(({ name, local }) => name !== local);
      expect(renamed.map(({ path, name }) => `${path} ${name}`).toSorted()).toEqual(
        all.flatMap(({ imports }) => imports).toSorted(),
      );

      const folder = scratchFolder();
      writeFiles(folder, files.map(checkedFile));
      expect(typeErrors(folder)).toBe("");
    },
  );
});
