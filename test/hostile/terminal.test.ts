import { describe, expect, it } from "vitest";
import { writeFiles } from "../generator/support/files.js";
import { runInProcess } from "../generator/support/in-process.js";
import { scratchFolder } from "../generator/support/places.js";
import { catalogue, module, parameter } from "../generator/support/specs.js";
import { hiddenIn } from "./inert.js";
import { HOSTILE } from "./values.js";

/** A folder with a catalogue that has learned results, and an answer that is not like them. */
function folderWith(text: string): string {
  const folder = scratchFolder();
  const rows = { list: { record: { title: { is: "title", seen: 3 } } } };
  const result = {
    module: "query+allpages",
    servers: ["MediaWiki 1.39.17"],
    response: { query: { is: { record: { allpages: { is: rows, seen: 3 } } }, seen: 3 } },
  };
  const spec = catalogue(module("allpages", [parameter("b", ["c", text])], { prefix: "ap" }));
  const row = Object.fromEntries([[text, text]]);
  writeFiles(
    folder,
    Object.entries({
      "wiki/catalogue.json": spec,
      "wiki/results/allpages.json": result,
      "answer.json": { query: { allpages: [row, { title: text }] } },
      "error.json": { error: { code: text, info: text } },
    }).map(([path, value]) => ({ path, text: JSON.stringify(value) })),
  );
  return folder;
}

const CALLS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  "a value": (text) => ["inspect", "--spec", "wiki", `action=query&list=allpages&apb=${text}`],
  "a name": (text) => ["inspect", "--spec", "wiki", `action=query&list=allpages&ap${text}=c`],
  "an encoded value": (text) => [
    "inspect",
    "--spec",
    "wiki",
    `action=query&list=allpages&apb=${encodeURIComponent(text)}`,
  ],
  "a request of which a verdict as JSON is asked": (text) => [
    "inspect",
    "--spec",
    "wiki",
    "--format",
    "json",
    `action=query&list=allpages&apb=${text}`,
  ],
  "an answer": (text) => [
    "inspect",
    "--spec",
    "wiki",
    "--response",
    "answer.json",
    `action=query&list=allpages&formatversion=2&apb=${text}`,
  ],
  "an answer that is an error": () => [
    "inspect",
    "--spec",
    "wiki",
    "--response",
    "error.json",
    "action=query&list=allpages",
  ],
  "a command": (text) => [`x${text}`],
  "an option": (text) => ["generate", `--x${text}`],
  "the name of a file": (text) => ["validate", `x${text}`],
  "the name of a file in JSON": (text) => ["validate", `x${text}`, "--format", "json"],
  "an address": (text) => ["pull", `x${text}`],
  "a pause": (text) => ["serve", "--latency", `x${text}`],
  "a fault": (text) => ["serve", "--fault", `x${text}`],
  "the rate of a fault": (text) => ["serve", "--fault", `503:0.1:x${text}`],
  "a port": (text) => ["serve", "--port", `x${text}`],
  "the name of a file of data": (text) => ["serve", "--data", `x${text}`],
  "the name of a cassette": (text) => ["serve", "--replay", `x${text}`],
  "the address of a server": (text) => ["serve", "--record", `x${text}`],
  "a rule": (text) => ["diff", "--explain", `x${text}`],
};

/** What no operating system gives to a process. */
const UNGIVEN = /[\0\p{Surrogate}]/u;

describe("a hostile text on the command line cannot steer the terminal", () => {
  it.each(Object.entries(CALLS))("as %s", async (_, call) => {
    for (const text of Object.values(HOSTILE).filter((each) => !UNGIVEN.test(each))) {
      // oxlint-disable-next-line no-await-in-loop -- one run has the process to itself
      const { out, err } = await runInProcess(folderWith(text), call(text));
      expect({ text, hidden: [...hiddenIn(out), ...hiddenIn(err)] }).toEqual({ text, hidden: [] });
      expect(out + err).not.toContain("is a bug");
    }
  });

  it("nor write lines that look like a verdict", async () => {
    const request =
      "action=query&list=allpages&apb=c\nThe server accepts the request without changes.";
    const { out } = await runInProcess(folderWith("x"), ["inspect", "--spec", "wiki", request]);
    expect(out).not.toMatch(/^The server accepts the request without changes\.$/m);
  });
});
