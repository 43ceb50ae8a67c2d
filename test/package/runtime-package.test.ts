/** `@paramsmith/runtime` in a project that has no other package: its code compiles and runs. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { RESOLUTIONS } from "./consumer.ts";
import type { Resolution } from "./consumer.ts";
import { packPackage, ran, ROOT } from "./packed.ts";
import { compilers } from "./tools.ts";

/** Requests and responses of both kinds of specs, against a stub. */
const PROGRAM = `import { directorySender, fetchSender, rowsOf } from "@paramsmith/runtime/client";
import { createAllianceStub } from "@paramsmith/runtime/alliance/stub";
import { listAlliances } from "@paramsmith/runtime/alliance/listAlliances";
import { edit } from "@paramsmith/runtime/actions/edit";
import { allpages, validateAllpages } from "@paramsmith/runtime/paraminfo/allpages";
import { createParaminfoStub, createWiki } from "@paramsmith/runtime/paraminfo/stub";
import { stubFetch } from "@paramsmith/runtime/server";
import { writableWiki } from "@paramsmith/runtime/wiki";
import type { RowOf } from "@paramsmith/runtime/client";
import type { Validator } from "@paramsmith/runtime/validate";

const wiki = writableWiki(createWiki({ pages: [{ title: "Rose", text: "A flower." }] }));
const fetch = stubFetch(createParaminfoStub({ wiki }));
const send = fetchSender("https://wiki.example/w/api.php", { fetch });
const request = allpages({ limit: 5 });
const titles: RowOf<typeof request>["title"][] = [];
for await (const { title } of rowsOf(request, send)) titles.push(title);
const validator: Validator<object> = validateAllpages;
const game = directorySender("https://game.example", { fetch: createAllianceStub({ seed: 7 }) });
const alliances = await game(listAlliances({ size: 1 }));
console.log(titles.join(), typeof validator, typeof edit, typeof alliances);
`;

const resolutions: readonly Resolution[] = ["nodenext", "bundler"];

const folder = mkdtempSync(join(tmpdir(), "paramsmith-runtime-"));

beforeAll(() => {
  const { file } = packPackage(folder, join(ROOT, "dist", "runtime-package"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  ran("npm", ["install", "--no-audit", "--no-fund", file], folder);
  writeFileSync(join(folder, "program.ts"), PROGRAM);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("A project with the package of the runtime", () => {
  it("has no other package", () => {
    const names = readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."));

    expect(names).toEqual(["@paramsmith"]);
  });

  it("has the entry points of the complete package except for the compiler, and their files", () => {
    const installed = join(folder, "node_modules", "@paramsmith", "runtime");
    const found: typeof manifest = JSON.parse(
      readFileSync(join(installed, "package.json"), "utf8"),
    );
    const files = Object.values(found.exports)
      .flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)))
      .filter((path) => !path.includes("*"));

    expect([".", ...Object.keys(found.exports)]).toEqual(Object.keys(manifest.exports));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
  });

  it.each(
    compilers.flatMap(({ version, tsc }) =>
      resolutions.map((resolution) => ({ version, tsc, resolution })),
    ),
  )("compiles with TypeScript $version and $resolution, and runs", ({ tsc, resolution }) => {
    const out = join(folder, "out");
    mkdirSync(out, { recursive: true });
    const compilerOptions = {
      ...RESOLUTIONS[resolution],
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable"],
      types: [],
      rootDir: ".",
      outDir: "out",
      strict: true,
      skipLibCheck: false,
    };
    const project = join(folder, "tsconfig.json");
    writeFileSync(project, JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    ran(process.execPath, [tsc(), "-p", project], folder);

    expect(ran(process.execPath, [join(out, "program.js")], folder)).toBe(
      "Rose function function object\n",
    );
  });
});
