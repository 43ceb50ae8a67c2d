import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MANIFEST } from "../../../generator/project/changes.js";
import { COMMAND, paramsmith } from "../support/cli.js";
import { snapshot, writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, openApiDocument, module, parameter } from "../support/specs.js";
import { typeErrors } from "../support/tsc.js";

const JOB = ["--spec", "wiki.json", "--out", "out"];
const BOTH = ["--spec", "wiki.json", "--spec", "towns.json", "--out", "out"];
const TEXT = { text: JSON.stringify(catalogue(module("a", [parameter("p")]))) };

/** A folder with a catalogue, an OpenAPI document and a configuration. */
function projectFolder(config: object = {}): string {
  const folder = scratchFolder();
  const specs = [{ file: "wiki.json" }, { file: "towns.json" }];
  writeFiles(folder, [
    { path: "wiki.json", ...TEXT },
    { path: "towns.json", text: JSON.stringify(openApiDocument()) },
    { path: "paramsmith.config.json", text: JSON.stringify({ out: "out", specs, ...config }) },
  ]);
  return folder;
}

/** Of each file below a folder, when it was written last, and as which. */
function statesOf(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const states = paths.map((path) => ({ path, state: statSync(join(folder, path)) }));
  return new Map(
    states
      .filter(({ state }) => state.isFile())
      .map(({ path, state }) => [path, `${state.ino} ${state.mtimeMs}`]),
  );
}

/** The output of a run that found no differences. */
const UNCHANGED =
  /^Everything is up to date\.\nCompared 2 specs \(4 modules, 1 operation\) with \d+ files in \d+\.\d\d s\.\n$/;

describe("generate", () => {
  it("writes the code of a spec, its runtime, an index, its assumptions and a manifest", () => {
    const folder = projectFolder();
    const { code, out, err } = paramsmith(folder, "generate", ...JOB);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(
      /^Wrote out: (\d+) files \(\1 new\)\.\nCompared 1 spec \(\d modules\) with \1 files in \d+\.\d\d s\.\nNext: import builders from out, commit it with the specs, and run paramsmith check --spec wiki\.json --out out in CI\.\n$/,
    );
    expect(readdirSync(join(folder, "out")).toSorted()).toEqual([
      MANIFEST,
      "ASSUMPTIONS.md",
      "runtime",
      "wiki",
    ]);
    expect(readdirSync(join(folder, "out", "wiki"))).toContain("index.ts");
  });

  it("changes nothing the second time", () => {
    const folder = projectFolder();
    paramsmith(folder, "generate");
    const before = snapshot(folder);
    expect(paramsmith(folder, "generate")).toEqual({
      code: 0,
      out: expect.stringMatching(UNCHANGED),
      err: "",
    });
    expect(snapshot(folder)).toEqual(before);
  });

  it.each(["with", "without"])(
    "does not touch files that stay as they are, %s what is known of the last run",
    (cache) => {
      const folder = projectFolder();
      const out = join(folder, "out");
      mkdirSync(join(folder, "node_modules"));
      paramsmith(folder, "generate");
      const before = snapshot(out);
      const states = statesOf(out);
      if (cache === "without") rmSync(join(folder, "node_modules"), { recursive: true });
      const edited = catalogue(module("a", [parameter("p"), parameter("q")]));
      writeFileSync(join(folder, "wiki.json"), JSON.stringify(edited));
      expect(paramsmith(folder, "generate").out).toMatch(/^Wrote out: \d+ files? \(\d+ changed\)/);
      const after = snapshot(out);
      const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
      expect(changed).toContain(join("wiki", "a.ts"));
      expect(changed.length).toBeLessThan(Object.keys(after).length / 10);
      const now = statesOf(out);
      const touched = [...now].filter(([path, state]) => states.get(path) !== state);
      expect(touched.map(([path]) => path).toSorted()).toEqual(changed.toSorted());
    },
  );

  it("gives the same bytes whatever folder it is started in", () => {
    const [here, there] = [projectFolder(), projectFolder()];
    paramsmith(here, "generate");
    writeFiles(there, [{ path: "deep/er/x", text: "" }]);
    expect(paramsmith(join(there, "deep", "er"), "generate").code).toBe(0);
    expect(snapshot(join(there, "out"))).toEqual(snapshot(join(here, "out")));
  });

  it("removes what no spec gives any more, and nothing else", () => {
    const folder = projectFolder();
    paramsmith(folder, "generate");
    writeFiles(join(folder, "out"), [
      { path: "towns/mine.ts", text: "mine" },
      { path: "mine.ts", text: "mine" },
    ]);
    writeFileSync(
      join(folder, "paramsmith.config.json"),
      '{ "out": "out", "specs": [{ "file": "wiki.json" }] }',
    );
    expect(paramsmith(folder, "generate").out).toMatch(
      /^Wrote out: \d+ files \(5 changed, \d+ removed\)\.$/m,
    );
    expect(snapshot(join(folder, "out", "towns"))).toEqual({ "mine.ts": "mine" });
    expect(readFileSync(join(folder, "out", "mine.ts"), "utf8")).toBe("mine");
  });

  it("leaves the code of other specs alone, which it would have to remove", () => {
    const folder = projectFolder();
    expect(paramsmith(folder, "generate", "--spec", "towns.json", "--out", "out").code).toBe(0);
    const before = snapshot(join(folder, "out"));
    for (const command of [["generate"], ["check"]]) {
      const { code, out, err } = paramsmith(folder, ...command, ...JOB);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toBe(
        "error[out-of-others]: out contains the code of other specs, which would be deleted: towns\n" +
          "  help: specify all specs of the folder with --spec, use another --out, or delete what you no longer need\n",
      );
    }
    expect(snapshot(join(folder, "out"))).toEqual(before);
    expect(paramsmith(folder, "generate", ...BOTH).code).toBe(0);
    expect(readdirSync(join(folder, "out"))).toEqual(expect.arrayContaining(["towns", "wiki"]));
  });

  it.each([
    ["another spec of the same name", ["--spec", "other/wiki.json", "--spec", "towns.json"]],
    ["one of its specs", ["--spec", "wiki.json"]],
    ["a new spec", ["--spec", "other/new.json"]],
  ])("does not replace the code of a configuration by that of %s", (_, specs) => {
    const folder = projectFolder();
    const text = JSON.stringify(catalogue(module("b", [parameter("q")])));
    writeFiles(folder, [
      { path: "other/wiki.json", text },
      { path: "other/new.json", text },
    ]);
    expect(paramsmith(folder, "generate").code).toBe(0);
    const before = snapshot(join(folder, "out"));
    const { code, out, err } = paramsmith(folder, "generate", ...specs, "--out", "out");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(
      `out/${MANIFEST}: error[out-of-config]: out contains the code of the configuration ` +
        '"paramsmith.config.json", some of which would be replaced or deleted\n',
    );
    expect(snapshot(join(folder, "out"))).toEqual(before);
  });

  it("accepts a command line that gives the same code as the configuration of the folder", () => {
    const folder = projectFolder();
    expect(paramsmith(folder, "generate").code).toBe(0);
    const { [MANIFEST]: _, ...before } = snapshot(join(folder, "out"));
    expect(paramsmith(folder, "generate", ...BOTH).code).toBe(0);
    expect(snapshot(join(folder, "out"))).toMatchObject(before);
  });

  it("accepts a command line with the files of all specs of the configuration after a change", () => {
    const folder = projectFolder();
    expect(paramsmith(folder, "generate").code).toBe(0);
    const text = JSON.stringify(catalogue(module("a", [parameter("changed")])));
    writeFiles(folder, [{ path: "wiki.json", text }]);
    expect(paramsmith(folder, "generate", ...BOTH)).toMatchObject({ code: 0, err: "" });
    expect(Object.values(snapshot(join(folder, "out", "wiki"))).join("")).toContain("changed");
  });

  it("does not replace the code of another configuration", () => {
    const folder = projectFolder();
    expect(paramsmith(folder, "generate").code).toBe(0);
    const other = { out: "../out", specs: [{ file: "wiki.json" }, { file: "../towns.json" }] };
    writeFiles(folder, [
      { path: "other/paramsmith.config.json", text: JSON.stringify(other) },
      { path: "other/wiki.json", text: JSON.stringify(catalogue(module("a", [parameter("q")]))) },
    ]);
    const before = snapshot(join(folder, "out"));
    const { code, err } = paramsmith(join(folder, "other"), "generate");
    expect(code).toBe(2);
    expect(err).toContain("error[out-of-config]");
    expect(snapshot(join(folder, "out"))).toEqual(before);
  });

  it("goes on once the code of other specs was deleted by hand", () => {
    const folder = projectFolder();
    paramsmith(folder, "generate", "--spec", "towns.json", "--out", "out");
    rmSync(join(folder, "out", "towns"), { recursive: true });
    expect(paramsmith(folder, "generate", ...JOB).code).toBe(0);
    expect(readdirSync(join(folder, "out"))).not.toContain("towns");
  });

  it("leaves the code of another configuration alone, which it would have to remove", () => {
    const folder = projectFolder();
    expect(paramsmith(folder, "generate").code).toBe(0);
    const other = { out: "../out", specs: [{ file: "../wiki.json" }] };
    writeFiles(folder, [{ path: "other/paramsmith.config.json", text: JSON.stringify(other) }]);
    const before = snapshot(join(folder, "out"));
    for (const command of [["generate"], ["check"]]) {
      const { code, out, err } = paramsmith(join(folder, "other"), ...command);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toContain(`out/${MANIFEST}: error[out-of-config]: `);
      expect(err).toContain(
        'contains the code of the configuration "' +
          join(folder, "paramsmith.config.json") +
          '", some of which would be replaced or deleted\n' +
          '  help: choose another folder with --out or "out", or list all specs of the folder in one configuration\n',
      );
    }
    expect(snapshot(join(folder, "out"))).toEqual(before);
  });

  it("takes over the folder of a configuration that was renamed or moved", () => {
    const folder = projectFolder();
    paramsmith(folder, "generate");
    rmSync(join(folder, "paramsmith.config.json"));
    const moved = { out: "../out", specs: [{ file: "../wiki.json" }] };
    writeFiles(folder, [{ path: "moved/paramsmith.config.json", text: JSON.stringify(moved) }]);
    expect(paramsmith(join(folder, "moved"), "generate").code).toBe(0);
    expect(readdirSync(join(folder, "out"))).not.toContain("towns");
    expect(paramsmith(join(folder, "moved"), "check").code).toBe(0);
  });

  it("writes code that compiles on its own", () => {
    const folder = projectFolder();
    paramsmith(folder, "generate", ...JOB);
    expect(typeErrors(join(folder, "out"))).toBe("");
  });

  it.each([".js", ".ts", ""] as const)(
    "ends imports in '%s' where the configuration says so",
    (importExtension) => {
      const folder = projectFolder({ importExtension });
      expect(paramsmith(folder, "generate").code).toBe(0);
      const index = readFileSync(join(folder, "out", "towns", "index.ts"), "utf8");
      expect(index).toContain(`export * from "./list${importExtension}";`);
      const runtime = readFileSync(join(folder, "out", "runtime", "validate.ts"), "utf8");
      expect(runtime).toContain(`from "./client${importExtension}";`);
      expect(typeErrors(join(folder, "out"), importExtension)).toBe("");
    },
  );

  it("prints warnings and goes on", () => {
    const folder = projectFolder();
    writeFileSync(
      join(folder, "wiki.json"),
      JSON.stringify(catalogue(module("a", [parameter("p", "colour")]))),
    );
    const { code, out, err } = paramsmith(folder, "generate", ...JOB);
    expect(code).toBe(0);
    expect(out).toContain("Wrote out");
    expect(err).toContain("warning[unknown-type]");
  });

  it("reports the errors of all specs at once", () => {
    const folder = projectFolder();
    writeFileSync(join(folder, "wiki.json"), JSON.stringify(catalogue()));
    writeFileSync(join(folder, "towns.json"), "");
    const { code, err } = paramsmith(folder, "generate");
    expect(code).toBe(1);
    expect(err).toContain("wiki.json:1:35: error[no-modules]");
    expect(err).toContain("towns.json: error[file-empty]");
  });
});

describe("the package of the runtime", () => {
  it("is imported instead of a copy, which is removed and written again with the setting", () => {
    const folder = projectFolder({ runtime: "package" });
    mkdirSync(join(folder, "node_modules"));
    const copied = { ...JSON.parse(readFileSync(join(folder, "paramsmith.config.json"), "utf8")) };
    delete copied.runtime;
    paramsmith(folder, "generate");
    expect(readdirSync(join(folder, "out")).toSorted()).toEqual([
      MANIFEST,
      "ASSUMPTIONS.md",
      "towns",
      "wiki",
    ]);
    const before = snapshot(join(folder, "out"));

    writeFileSync(join(folder, "paramsmith.config.json"), JSON.stringify(copied));
    expect(paramsmith(folder, "generate").out).toMatch(/\(\d+ new, \d+ changed\)/);
    expect(readdirSync(join(folder, "out"))).toContain("runtime");
    expect(readFileSync(join(folder, "out", "wiki", "a.ts"), "utf8")).not.toContain("paramsmith/");

    writeFileSync(
      join(folder, "paramsmith.config.json"),
      JSON.stringify({ ...copied, runtime: "package" }),
    );
    expect(paramsmith(folder, "generate").out).toMatch(/\(\d+ changed, \d+ removed\)/);
    expect(snapshot(join(folder, "out"))).toEqual(before);
  });
});

describe("check", () => {
  it("reports each generated file that no manifest lists, as after a merge, until it is deleted", () => {
    const folder = projectFolder();
    mkdirSync(join(folder, "node_modules"));
    paramsmith(folder, "generate");
    expect(paramsmith(folder, "check").code).toBe(0);
    const kept = readFileSync(join(folder, "out", "wiki", "a.ts"), "utf8");
    writeFiles(folder, [
      { path: "out/wiki/z.ts", text: kept },
      { path: "out/wiki/mine.ts", text: "export const mine = 1;\n" },
    ]);
    for (const words of [[], ["--config", "paramsmith.config.json"]]) {
      const { code, out, err } = paramsmith(folder, "check", ...words);
      expect({ code, err }).toEqual({
        code: 1,
        err:
          "out/wiki/z.ts: error[generated-orphan]: this file is generated, but no manifest lists it; it is neither overwritten nor deleted\n" +
          "  help: restore the manifest, for example with git, or delete the file; then run generate\n",
      });
      expect(out).toMatch(/^out contains generated files that no manifest lists\.\n/);
    }
    const json = JSON.parse(paramsmith(folder, "check", "--format", "json").out);
    expect(json).toMatchObject({ ok: false, differs: [], orphans: ["wiki/z.ts"] });
    rmSync(join(folder, "out", "wiki", "z.ts"));
    expect(paramsmith(folder, "check").code).toBe(0);
  });

  it("is fine where everything is what the specs give", () => {
    const folder = projectFolder();
    paramsmith(folder, "generate");
    expect(paramsmith(folder, "check")).toEqual({
      code: 0,
      out: expect.stringMatching(UNCHANGED),
      err: "",
    });
  });

  it("shows where files differ, with a short diff, and exit code 1", () => {
    const folder = projectFolder();
    paramsmith(folder, "generate", ...JOB);
    const file = join(folder, "out", "wiki", "a.ts");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("readonly p?: string;", "readonly p?: number;"),
    );
    rmSync(join(folder, "out", "runtime", "validate.ts"));
    const before = snapshot(folder);
    const { code, out, err } = paramsmith(folder, "check", ...JOB);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining("error[edited-file]: out/wiki/a.ts was changed after"),
    });
    expect(out.split("\n")).toEqual([
      "out is not up to date: 2 files (1 new, 1 changed).",
      expect.stringMatching(/^Compared 1 spec /),
      "out/runtime/validate.ts",
      "  + (the file is missing)",
      "out/wiki/a.ts",
      expect.stringMatching(/^ {2}@ line \d+$/),
      "  -   readonly p?: number;",
      "  +   readonly p?: string;",
      "",
    ]);
    expect(snapshot(folder)).toEqual(before);
  });

  it("shows ten files of many", () => {
    const { out } = paramsmith(projectFolder(), "check", ...JOB);
    expect(out).toMatch(
      /^… and \d+ more files\.\nhelp: run paramsmith generate --spec wiki\.json --out out$/m,
    );
    expect(out.match(/\(the file is missing\)/g)).toHaveLength(10);
  });

  it("writes nothing, not even a cache", () => {
    const folder = projectFolder();
    mkdirSync(join(folder, "node_modules"));
    paramsmith(folder, "generate");
    rmSync(join(folder, "node_modules", ".cache"), { recursive: true });
    const before = snapshot(folder);
    expect(paramsmith(folder, "check").code).toBe(0);
    expect(snapshot(folder)).toEqual(before);
  });

  it("writes nothing, also if a run was killed; the next generate clears away what it left", () => {
    const folder = projectFolder();
    paramsmith(folder, "generate", ...JOB);
    const whole = snapshot(folder);
    const lock = { process: 4_194_304, files: ["wiki/a.ts"] };
    writeFiles(folder, [
      { path: "out/.paramsmith-lock", text: JSON.stringify(lock) },
      { path: "out/wiki/.a.ts.4194304.paramsmith", text: "half" },
    ]);
    const before = snapshot(folder);
    expect(paramsmith(folder, "check", ...JOB).code).toBe(0);
    expect(snapshot(folder)).toEqual(before);
    expect(paramsmith(folder, "generate", ...JOB).code).toBe(0);
    expect(snapshot(folder)).toEqual(whole);
  });
});

describe("a generated file that somebody has edited", () => {
  it.each([
    ["would be replaced", "wiki/a.ts"],
    ["would be deleted", "towns/list.ts"],
  ])("is left alone if it %s, with an error that says what to do", (_, path) => {
    const folder = projectFolder();
    mkdirSync(join(folder, "node_modules"));
    paramsmith(folder, "generate");
    const specs = [{ file: "wiki.json" }];
    writeFiles(folder, [
      { path: "wiki.json", text: JSON.stringify(catalogue(module("a", [parameter("q")]))) },
      { path: "paramsmith.config.json", text: JSON.stringify({ out: "out", specs }) },
    ]);
    const file = join(folder, "out", path);
    writeFileSync(file, `${readFileSync(file, "utf8")}// mine\n`);
    const before = snapshot(folder);
    expect(paramsmith(folder, "generate")).toEqual({
      code: 2,
      out: "",
      err:
        `out/${path}: error[edited-file]: out/${path} was changed after Paramsmith wrote it; it is neither overwritten nor deleted\n` +
        "  help: undo the change, or move it to another file and delete this one, then run again\n",
    });
    expect(paramsmith(folder, "check").code).toBe(1);
    expect(snapshot(folder)).toEqual(before);
    rmSync(file);
    expect(paramsmith(folder, "generate")).toMatchObject({ code: 0, err: "" });
    expect(paramsmith(folder, "check").code).toBe(0);
  });
});

describe("a generated file that no manifest lists", () => {
  it.each(["the manifest is lost", "its entry is lost"])("is left alone if %s", (loss) => {
    const folder = projectFolder();
    paramsmith(folder, "generate", ...JOB);
    const manifest = join(folder, "out", MANIFEST);
    const text = readFileSync(manifest, "utf8");
    if (loss === "the manifest is lost") rmSync(manifest);
    else writeFileSync(manifest, text.replace(/^ *"wiki\/a\.ts": .*\n/m, ""));
    const changed = JSON.stringify(catalogue(module("a", [parameter("q")])));
    writeFiles(folder, [{ path: "wiki.json", text: changed }]);
    const before = snapshot(folder);
    const error =
      "out/wiki/a.ts: error[generated-orphan]: this file is generated, but no manifest lists it; it is neither overwritten nor deleted\n" +
      "  help: restore the manifest, for example with git, or delete the file; then run generate\n";
    for (const [command, exitCode] of [
      ["generate", 2],
      ["check", 1],
      ["generate", 2],
    ] as const) {
      const { code, out, err } = paramsmith(folder, command, ...JOB);
      expect(code).toBe(exitCode);
      expect(err).toContain(error);
      expect(out).not.toContain("help: run paramsmith generate");
    }
    expect(snapshot(folder)).toEqual(before);
    writeFileSync(manifest, text);
    expect(paramsmith(folder, "generate", ...JOB)).toMatchObject({ code: 0, err: "" });
    expect(paramsmith(folder, "check", ...JOB).code).toBe(0);
  });
});

describe("a reader that has seen enough", () => {
  it("ends the command quietly", () => {
    const command = `"${process.execPath}" "${COMMAND}" check ${JOB.join(" ")} | :`;
    const { stderr } = spawnSync("sh", ["-c", command], { cwd: projectFolder(), encoding: "utf8" });
    expect(stderr).toBe("");
  });
});

describe("validate", () => {
  it("checks the named files without generating", () => {
    const folder = projectFolder();
    const before = snapshot(folder);
    expect(paramsmith(folder, "validate", "wiki.json", "towns.json")).toEqual({
      code: 0,
      out: "wiki.json is fine.\ntowns.json is fine.\n",
      err: "",
    });
    expect(snapshot(folder)).toEqual(before);
  });

  it("checks the specs of the configuration where none is named", () => {
    expect(paramsmith(projectFolder(), "validate").out).toBe(
      "wiki.json is fine.\ntowns.json is fine.\n",
    );
  });

  it("reports what is wrong with one and that the other is fine", () => {
    const folder = projectFolder();
    writeFileSync(join(folder, "towns.json"), "{}");
    const { code, out, err } = paramsmith(folder, "validate", "wiki.json", "towns.json");
    expect(code).toBe(1);
    expect(out).toBe("wiki.json is fine.\n");
    expect(err).toContain("towns.json:1:1: error[unknown-kind]");
  });

  it("finds names that cannot be generated", () => {
    const folder = projectFolder();
    writeFileSync(join(folder, "wiki.json"), JSON.stringify(catalogue(module("../x"))));
    const { code, err } = paramsmith(folder, "validate", "wiki.json");
    expect(code).toBe(1);
    expect(err).toContain("[unsafe-name]");
  });

  it("ends with exit code 2 where a file is missing", () => {
    expect(paramsmith(projectFolder(), "validate", "none.json").code).toBe(2);
  });

  it("reports what is wrong with all of several files, one that is missing too", () => {
    const folder = projectFolder();
    writeFileSync(join(folder, "broken.json"), "{");
    writeFileSync(join(folder, "other.json"), "[]");
    const files = ["none.json", "broken.json", "wiki.json", "gone.json", "other.json"];
    const { code, err, out } = paramsmith(folder, "validate", ...files);
    const found = [...err.matchAll(/^(\w+\.json):.*?error\[([\w-]+)\]/gm)];
    expect(found.map(([, file, name]) => `${file} ${name}`)).toEqual([
      "none.json file-missing",
      "broken.json json-syntax",
      "gone.json file-missing",
      "other.json unknown-kind",
    ]);
    expect(out).toBe("wiki.json is fine.\n");
    expect(code).toBe(2);
  });
});

describe("--format json", () => {
  it("gives one object on standard output: what was done", () => {
    const folder = projectFolder();
    const { code, out, err } = paramsmith(folder, "generate", "--format", "json", ...JOB);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const result: unknown = JSON.parse(out);
    expect(result).toMatchObject({ ok: true, diagnostics: [] });
    expect(result).toHaveProperty(
      "changed",
      expect.arrayContaining([{ kind: "create", path: "wiki/a.ts" }]),
    );
  });

  it("gives findings with code, severity, location and help", () => {
    const folder = projectFolder();
    writeFileSync(join(folder, "wiki.json"), '{\n  "paraminfo": { "modules": [] }\n}');
    const { code, out, err } = paramsmith(folder, "validate", "--format", "json", "wiki.json");
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(JSON.parse(out)).toEqual({
      ok: false,
      diagnostics: [
        {
          code: "no-modules",
          severity: "error",
          message: "the catalogue has no modules",
          help: "request some modules from the wiki, such as action=paraminfo&modules=query%2B*",
          file: "wiki.json",
          line: 2,
          column: 18,
        },
      ],
      valid: [],
    });
  });

  it("gives what differs", () => {
    const { code, out } = paramsmith(projectFolder(), "check", "--format", "json", ...JOB);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toHaveProperty(
      "differs",
      expect.arrayContaining([{ kind: "create", path: "ASSUMPTIONS.md" }]),
    );
  });

  it("gives an object where nothing has changed too", () => {
    const folder = projectFolder();
    paramsmith(folder, "generate", ...JOB);
    expect(JSON.parse(paramsmith(folder, "generate", "--format", "json", ...JOB).out)).toEqual({
      ok: true,
      diagnostics: [],
      changed: [],
      compared: {
        specs: 1,
        modules: 4,
        operations: 0,
        files: readdirSync(join(folder, "out"), { recursive: true, encoding: "utf8" }).filter(
          (path) => statSync(join(folder, "out", path)).isFile(),
        ).length,
        milliseconds: expect.any(Number),
      },
    });
  });
});
