/** What programs that read responses cost the compiler: the figures that it prints, above an empty program. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { writePrograms } from "./clients.mjs";
import { median, printTable, ratio } from "./measure.mjs";
import { installPeers, named, ROOT } from "./peers.mjs";

const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const MEDIAWIKI = "types-mediawiki-api";

/** Requests to a wiki, the type of the response as one writes it by hand, and the use of the response. */
const MODULES = [
  {
    module: "recentchanges",
    call: 'recentchanges({ prop: ["title", "timestamp", "user"], limit: "max" })',
    byHand:
      "{ query?: { recentchanges: readonly { title?: string; timestamp: string; user?: string }[] } }",
    use: "for (const row of response.query?.recentchanges ?? []) console.log(row.title, row.timestamp, row.user);",
  },
  {
    module: "revisions",
    call: 'revisions({ prop: ["ids", "timestamp"] }, { titles: ["A", "B"] })',
    byHand:
      "{ query?: { pages?: readonly { title?: string; revisions?: readonly { revid: number; timestamp: string }[] }[] } }",
    use: "for (const page of response.query?.pages ?? []) console.log(page.title, page.revisions?.[0]?.revid);",
  },
  {
    module: "siteinfo",
    call: 'siteinfo({ prop: ["general"] })',
    byHand: "{ query?: { general: { sitename: string } } }",
    use: "console.log(response.query?.general.sitename);",
  },
];

/** @param {import("./run.mjs").Options} options */
export async function measureTypes({ folder, checkouts, runs, isOwn }) {
  const wikis = checkouts.flatMap((checkout, index) =>
    wikiPrograms(checkout, join(folder, `wiki-${index}`), isOwn),
  );
  for (const { module } of MODULES) {
    const programs = wikis.filter((each) => each.module === module);
    comparePrograms(`the response of ${module}`, programs, runs, folder);
  }
  comparePrograms(
    "the index of all modules, one request",
    wikis.filter(({ module }) => module === "index"),
    runs,
    folder,
  );
  if (isOwn) return;
  for (const document of /** @type {const} */ (["petstore", "github"])) {
    // oxlint-disable-next-line no-await-in-loop -- generators of a large document need most of the memory
    const programs = await writePrograms(join(folder, document), document, checkouts);
    comparePrograms(`a request and its response, ${document}`, programs, runs, folder);
  }
}

/** Programs with the package of a checkout: typed by hand first. */
function wikiPrograms({ name, root }, folder, isOwn) {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(root, join(folder, "node_modules", "paramsmith"), "junction");
  const write = (module, title, text) => {
    const own = join(folder, `${module}-${title.replaceAll(/\W/g, "")}`);
    mkdirSync(own);
    writeFileSync(join(own, "program.ts"), text);
    return { module, name: `${name}: ${title}`, folder: own };
  };
  const programs = MODULES.flatMap(({ module, call, byHand, use }) => {
    const imports = `import { ${module} } from "paramsmith/paraminfo/${module}";\nconst request = ${call};\n`;
    const uses = `${use}\nconsole.log(request.method);\n`;
    const types = `import type { ResponseOf } from "paramsmith/client";\n`;
    return [
      write(module, "typed by hand", `${imports}declare const response: ${byHand};\n${uses}`),
      write(
        module,
        "ResponseOf",
        `${types}${imports}declare const response: ResponseOf<typeof request>;\n${uses}`,
      ),
    ];
  });
  const use = "console.log(request.method);\nexport {};\n";
  const index = write(
    "index",
    "builder",
    `import * as api from "paramsmith/paraminfo";\nconst request = api.allpages({ from: "A", limit: 50 });\n${use}`,
  );
  if (isOwn) return [...programs, index];
  const other = write(
    "index",
    named(MEDIAWIKI),
    `import type { ApiQueryAllPagesParams } from "${MEDIAWIKI}";\nconst request: ApiQueryAllPagesParams = { action: "query", list: "allpages", apfrom: "A", aplimit: 50 };\nconsole.log(request.aplimit);\n`,
  );
  const installed = join(installPeers(), "node_modules", MEDIAWIKI);
  symlinkSync(installed, join(folder, "node_modules", MEDIAWIKI), "junction");
  return [...programs, index, { ...other, name: named(MEDIAWIKI) }];
}

/** Compiles programs in turn; the ratios are to the first one. */
function comparePrograms(title, programs, runs, folder) {
  const empty = join(folder, "empty");
  mkdirSync(empty, { recursive: true });
  writeFileSync(join(empty, "program.ts"), "export {};\n");
  const all = [{ folder: empty }, ...programs];
  const rounds = Array.from({ length: runs }, () => all.map((each) => compile(each.folder)));
  const figures = programs.map((_, index) =>
    ["types", "instantiations", "check", "total"].map((key) =>
      median(rounds.map((round) => round[index + 1][key] - round[0][key])),
    ),
  );
  const rows = programs.map(({ name }, index) => [
    name,
    ...figures[index].flatMap((figure, column) => [
      `${Math.round(figure)}${column < 2 ? "" : " ms"}`,
      ratio(figure / figures[0][column]),
    ]),
  ]);
  printTable([title, "types", "×", "instantiations", "×", "check", "×", "total", "×"], rows);
}

/** The figures that the compiler prints, in milliseconds and counts. */
function compile(folder) {
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    types: [],
    noEmit: true,
    strict: true,
    skipLibCheck: true,
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["program.ts"] }),
  );
  const args = [TSC, "--extendedDiagnostics", "--singleThreaded", "-p", "tsconfig.json"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const error = stdout.split("\n").find((line) => /error TS\d+/.test(line));
  if (error) throw new Error(`${folder}: ${error}`);
  const figure = (name) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(stdout)?.[1]);
  return {
    types: figure("Types"),
    instantiations: figure("Instantiations"),
    check: figure("Check time") * 1000,
    total: figure("Total time") * 1000,
  };
}
