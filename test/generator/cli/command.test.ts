import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Finding } from "../../../generator/diff/finding.js";
import type { Summary } from "../../../generator/diff/review.js";
import { parameterOf, realCatalogue } from "../diff/specs.js";

const MAIN = fileURLToPath(new URL("../../../dist/generator/cli/main.js", import.meta.url));

let folder = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-diff-")));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: unknown): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(
    join(folder, name),
    typeof content === "string" ? content : JSON.stringify(content, undefined, 2),
  );
}

function exchange(request: string): object {
  return { request, response: {} };
}

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Run {
  const { GITHUB_BASE_REF: _base, ...own } = process.env;
  return spawnSync(process.execPath, [MAIN, "diff", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...own, ...env },
  });
}

function git(...args: readonly string[]): void {
  const author = [
    "-c",
    "user.name=A",
    "-c",
    "user.email=a@example.org",
    "-c",
    "init.defaultBranch=main",
  ];
  execFileSync("git", [...author, ...args], { cwd: folder, stdio: "pipe" });
}

function catalogue(max = 500): unknown {
  const spec = realCatalogue();
  // A limit out of an enforced range is an error, so that a lower maximum is breaking on the wire.
  Object.assign(parameterOf(spec, "query+allpages", "limit"), { max, enforcerange: "" });
  return spec.spec;
}

function answer(stdout: string): {
  readonly findings: readonly Finding[];
  readonly summary: Summary;
} {
  return JSON.parse(stdout);
}

describe("paramsmith diff", () => {
  it("says that there is nothing to say, and exits with 0", () => {
    write("a.json", catalogue());
    expect(run(["a.json", "a.json"])).toMatchObject({
      status: 0,
      stdout: "no changes\n",
      stderr: "",
    });
  });

  it("exits with 1 where something fails the run, and with 0 below", () => {
    write("a.json", catalogue());
    write("b.json", catalogue(400));
    expect(run(["a.json", "b.json"]).status).toBe(1);
    expect(run(["b.json", "a.json"]).status).toBe(0);
    expect(run(["b.json", "a.json", "--fail-on", "risky"]).status).toBe(0);
    const handlers = ["--class", "handlers", "--fail-on", "risky"];
    expect(run(["b.json", "a.json", ...handlers]).status).toBe(1);
    expect(run(["a.json", "b.json", "--fail-on", "none"]).status).toBe(0);
    expect(run(["a.json", "b.json", "--class", "types"])).toMatchObject({
      status: 0,
      stdout:
        "no changes that affect types\n" +
        "Not in this report (--class): Requests over the wire (wire): 1 breaking; " +
        "Users of the strict validators (validators): 1 breaking\n",
    });
  });

  it("exits with 2 where it cannot compare, and says why", () => {
    write("a.json", catalogue());
    write("api.json", { openapi: "3.1.0", info: { title: "", version: "1" }, paths: {} });
    expect(run(["a.json", "missing.json"])).toMatchObject({ status: 2, stdout: "" });
    expect(run(["a.json", "api.json"]).stderr).toContain("sides-differ");
    expect(run(["HEAD:a.json", "a.json"]).stderr).toContain("git-failed");
    expect(run(["a.json"]).stderr).toContain("git-failed");
    expect(run([]).status).toBe(2);
    for (const args of [["a.json", "api.json"], ["HEAD:a.json", "a.json"], ["a.json"]])
      expect(run(args).status).toBe(2);
  });

  it("exits with 1 where a spec has an error, and says which", () => {
    write("a.json", catalogue());
    write("broken.json", "{");
    const { status, stderr } = run(["a.json", "broken.json"]);
    expect(stderr).toContain("broken.json:1:2: error[json-syntax]");
    expect(status).toBe(1);
  });

  it("says so where there is no git", () => {
    write("a.json", catalogue());
    expect(run(["a.json"], { PATH: folder }).stderr).toContain("git is not installed");
  });

  it("reads revisions, and without an other side the merge base", () => {
    git("init");
    write("spec/wiki/catalogue.json", catalogue());
    git("add", ".");
    git("commit", "-m", "One");
    git("checkout", "-b", "work");
    write("spec/wiki/catalogue.json", catalogue(450));
    git("commit", "-am", "Two");
    write("spec/wiki/catalogue.json", catalogue(400));
    const found = (args: readonly string[]) => {
      const { stdout, stderr } = run([...args, "--format", "json"]);
      expect(stderr).toBe("");
      return answer(stdout).findings.map(({ old, new: next }) => [old, next]);
    };
    expect(found(["HEAD:spec/wiki/catalogue.json", "spec/wiki/catalogue.json"])).toEqual([
      [450, 400],
    ]);
    expect(found(["main:spec/wiki", "HEAD:spec/wiki"])).toEqual([[500, 450]]);
    expect(found(["main:spec", "spec"])).toEqual([[500, 400]]);
    expect(found(["spec/wiki/catalogue.json"])).toEqual([[500, 400]]);
    expect(found(["spec/wiki"])).toEqual([[500, 400]]);
    expect(found(["HEAD:spec/wiki/catalogue.json"])).toEqual([[500, 450]]);
    expect(run(["nobody:spec", "spec"]).stderr).toContain("revision-unknown");
    expect(run(["main:nothing", "spec"]).stderr).toContain("revision-without-file");
    expect(run(["--output=x:spec", "spec"]).status).toBe(2);
  });

  it("takes a spec that one side does not have for all new", () => {
    write("old/a/catalogue.json", catalogue());
    write("new/a/catalogue.json", catalogue());
    write("new/b/catalogue.json", catalogue());
    const { findings } = answer(run(["old", "new", "--format", "json"]).stdout);
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(["module-added"]));
    expect(run(["/dev/null", "new/a/catalogue.json"]).status).toBe(0);
  });

  it("leaves out what is accepted, and reports what accepts nothing", () => {
    write("a.json", catalogue());
    write("b.json", catalogue(400));
    const id = "max-lowered:query+allpages:limit:500>400";
    const accepted = [
      { id, reason: "Agreed." },
      { id: "max-lowered:gone", reason: "Old." },
    ];
    write("accepted.json", { specs: [{ file: "a.json" }], diff: { accepted } });
    const { status, stdout } = run([
      "a.json",
      "b.json",
      "--config",
      "accepted.json",
      "--format",
      "json",
    ]);
    const { findings, summary } = answer(stdout);
    expect(status).toBe(0);
    expect(findings.map(({ rule, value }) => [rule, value])).toEqual([
      ["accepted-unused", "max-lowered:gone"],
    ]);
    expect(summary).toMatchObject({ ignored: 1, bump: "major" });
    write("accepted.json", { specs: [{ file: "a.json" }], diff: { accepted: [{ id }] } });
    expect(run(["a.json", "b.json", "--config", "accepted.json"])).toMatchObject({ status: 2 });
  });

  it("prints what a machine reads: findings and their summary", () => {
    write("a.json", catalogue());
    write("b.json", catalogue(400));
    const { stdout } = run(["a.json", "b.json", "--format", "json"]);
    expect(answer(stdout).findings).toEqual([
      {
        id: "max-lowered:query+allpages:limit:500>400",
        rule: "max-lowered",
        level: "breaking",
        classes: { wire: "breaking", types: "none", validators: "breaking", handlers: "none" },
        module: "query+allpages",
        parameter: "limit",
        old: 500,
        new: 400,
        message: "The maximum of `limit` falls from 500 to 400. Use at most 400.",
        positions: {
          old: { file: "a.json", line: expect.any(Number), column: 13 },
          new: { file: "b.json", line: expect.any(Number), column: 13 },
        },
      },
    ]);
  });

  it("explains rules", () => {
    expect(run(["--explain", "max-lowered"])).toMatchObject({ status: 0, stderr: "" });
    expect(run(["--explain", "max-lowerd"]).stderr).toContain("did you mean max-lowered");
  });

  it("marks what code uses", () => {
    write("a.json", catalogue());
    write("b.json", catalogue(400));
    write(
      "src/uses.ts",
      'import { allpages } from "paramsmith/paraminfo/allpages";\nallpages({\n  limit: 10,\n});\n',
    );
    write(
      "src/other.ts",
      'import { allpages } from "paramsmith/paraminfo/allpages";\nallpages({ from: "A" });\n',
    );
    const usage = (glob: string, ...more: readonly string[]) => {
      const { stdout } = run(["a.json", "b.json", "--format", "json", "--usage", glob, ...more]);
      return answer(stdout).findings.map(({ level, usage: places }) => [level, places]);
    };
    expect(usage("src/**/*.ts")).toEqual([
      [
        "breaking",
        [
          {
            file: "src/uses.ts",
            line: 3,
            column: 3,
            excerpt: { firstLine: 2, lines: ["allpages({", "  limit: 10,", "});"] },
            reason: "not decided by the compiler",
          },
        ],
      ],
    ]);
    expect(usage("src/other.ts")).toEqual([["breaking", []]]);
    expect(usage("src/other.ts", "--unused-as-info")).toEqual([["info", []]]);
    expect(run(["a.json", "b.json", "--usage", "nothing/*.ts"]).stderr).toContain(
      "usage-without-files",
    );
  });

  it("keeps the exit code of breaking changes in code that uses them", () => {
    write("a.json", catalogue());
    write("b.json", catalogue(400));
    const from = 'from "paramsmith/paraminfo/allpages";';
    write(
      "used.ts",
      `import { allpages } ${from}\nexport const all = [allpages({ limit: 10 })];\n`,
    );
    write(
      "unused.ts",
      `import { allpages } ${from}\nexport const all = [allpages({ from: "A" })];\n`,
    );
    const words = ["a.json", "b.json", "--unused-as-info", "--usage"];
    expect(run([...words, "used.ts"]).status).toBe(1);
    expect(run([...words, "unused.ts"]).status).toBe(0);
  });

  it("marks what recorded requests sent, in both formats of recordings", () => {
    write("a.json", catalogue());
    write("b.json", catalogue(400));
    const params = { action: "query", list: "allpages", aplimit: "500" };
    const cassette = {
      cassette: 1,
      path: "/w/api.php",
      params,
      status: 200,
      headers: {},
      body: "{}",
    };
    const writeLines = (file: string, ...lines: readonly object[]) => {
      write(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    };
    writeLines("cassette.jsonl", cassette);
    writeLines(
      "generator.jsonl",
      exchange("action=query&generator=allpages&gaplimit=500&prop=info"),
    );
    writeLines(
      "other.jsonl",
      exchange("action=query&list=allpages&apfrom=A"),
      exchange("action=query&list=tags&aplimit=5"),
    );
    const lines = (file: string) => {
      const { stdout } = run(["a.json", "b.json", "--format", "json", "--usage", file]);
      return answer(stdout).findings.map(({ usage = [] }) => usage.map(({ line }) => line));
    };
    expect(lines("cassette.jsonl")).toEqual([[1]]);
    expect(lines("generator.jsonl")).toEqual([[1]]);
    expect(lines("other.jsonl")).toEqual([[]]);
    write("broken.jsonl", "x\n");
    expect(run(["a.json", "b.json", "--usage", "broken.jsonl"])).toMatchObject({ status: 2 });
  });

  it("names the components beside the code that are not read", () => {
    write("a.json", catalogue());
    write("b.json", catalogue(400));
    write("src/other.ts", "export {};\n");
    write("src/parts/List.vue", "<script setup>allpages({ limit: 10 })</script>\n");
    const { stderr } = run(["a.json", "b.json", "--usage", "src/**/*.ts"]);
    expect(stderr).toContain("warning[usage-unread]: 1 file is of a format");
    expect(stderr).toContain("src/parts/List.vue");
  });
});
