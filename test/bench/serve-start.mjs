/**
 * Measures how long `paramsmith serve` takes until it listens and until its first response, and its memory then, with wikis
 * of 1,000, 20,000 and 200,000 pages, and without data. The time is CPU time of the process, which
 * depends less on what else the machine does. Linux only: the figures are those of `/proc`.
 *
 *     node test/bench/serve-start.mjs --pages 0,1000,20000,200000
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const COMMAND = join(import.meta.dirname, "..", "..", "dist", "generator", "cli", "main.js");
const FIRST = "/api.php?action=query&list=allpages&aplimit=10&format=json";
/** Milliseconds of a unit of time in `/proc`. */
const TICK = 10;
const SUBJECTS = ["river", "stone", "tree", "house", "bridge"];

/** Pages with a link to two others and to a category each. */
function pagesOf(count) {
  return Array.from({ length: count }, (_, index) => {
    const subject = SUBJECTS[index % SUBJECTS.length];
    const [one, other] = [(index * 7) % count, (index * 13 + 1) % count];
    const text = `'''Page ${index}''' is about a ${subject} and [[Page ${one}]]. See also [[Page ${other}|another]].\n\n[[Category:${subject}]]`;
    return { title: `Page ${index}`, text };
  });
}

/** The CPU time of a process in milliseconds, and its memory in MB. */
function usageOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) * TICK, memory: Number(resident) / 1024 };
}

async function measureStart(pages) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-"));
  const file = join(folder, "data.json");
  const args = ["serve", "--port", "0", "--log", "none"];
  if (pages > 0) {
    writeFileSync(file, JSON.stringify({ paraminfo: { pages: pagesOf(pages) } }));
    args.push("--data", file);
  }
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await new Promise((resolve, reject) => {
      child.stdout.once("data", (line) => resolve(JSON.parse(line).url));
      child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    const start = usageOf(child.pid);
    const response = await fetch(url + FIRST);
    const { query } = await response.json();
    if (query.allpages.length !== 10) throw new Error("The server does not list its pages.");
    return { pages, start, first: usageOf(child.pid) };
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { pages: { type: "string", default: "0,1000,20000,200000" } },
});
console.log("| pages | until it listens | memory | with the first response | memory |");
console.log("| ---: | ---: | ---: | ---: | ---: |");
for (const pages of values.pages.split(",").map(Number)) {
  const { start, first } = await measureStart(pages);
  const cells = [start, first].flatMap(({ cpu, memory }) => [
    `${cpu} ms`,
    `${memory.toFixed(0)} MB`,
  ]);
  console.log(`| ${pages === 0 ? "seeded" : pages} | ${cells.join(" | ")} |`);
}
