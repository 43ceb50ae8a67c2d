import { describe, expect, it } from "vitest";
import { pulledTexts } from "../../generator/wiki/pull.js";
import { snapshot, writeFiles } from "../generator/support/files.js";
import { runInProcess } from "../generator/support/in-process.js";
import { scratchFolder } from "../generator/support/places.js";
import { catalogue, module, parameter } from "../generator/support/specs.js";
import { fileFindings, hiddenIn, reportFindings } from "./inert.js";
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
  const list = "action=query&list=allpages&formatversion=2";
  const exchanges = [
    { request: `${list}&apb=${text}`, response: { query: { allpages: [row, { title: text }] } } },
    { request: `${list}&ap${text}=c`, response: { error: { code: text, info: text } } },
    {
      request: "action=query&meta=siteinfo",
      response: { query: { general: { generator: text } } },
    },
    { cassette: 1, path: "/api.php", params: row, status: 200, headers: {}, body: text },
  ].map((each) => JSON.stringify(each));
  writeFiles(folder, [
    { path: "exchanges.jsonl", text: [...exchanges, `{"cassette":1,"${text}`, text].join("\n") },
  ]);
  writeFiles(
    folder,
    Object.entries({
      "wiki/catalogue.json": spec,
      "other/catalogue.json": catalogue(module("allpages", [parameter("b")], { prefix: "ap" })),
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
  "recorded exchanges": () => ["inspect", "--spec", "wiki", "--exchanges", "exchanges.jsonl"],
  "recorded exchanges in JSON": () =>
    "inspect --spec wiki --exchanges exchanges.jsonl --format json".split(" "),
  "recorded exchanges that results are learned from": () => [
    "learn",
    "exchanges.jsonl",
    "--out",
    "wiki",
  ],
  "a cassette": () => ["serve", "--replay", "exchanges.jsonl"],
  "a part of compared catalogues": () => ["matrix", "wiki", "other", "--all"],
  "a part of compared catalogues in JSON": () => "matrix wiki other --all --format json".split(" "),
  "a list of wikis": () => ["pull", "--list", "exchanges.jsonl"],
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

/** All texts for each call take minutes; each run of the tests takes some of them, each time the same. */
const ONE_IN = process.env["PARAMSMITH_HOSTILE"] === "whole" ? 1 : 4;

function textsFor(place: number): readonly string[] {
  return Object.values(HOSTILE).filter((_, index) => (index + place) % ONE_IN === 0);
}

/** What no operating system gives to a process. */
const UNGIVEN = /[\0\p{Surrogate}]/u;

describe("a hostile text on the command line cannot steer the terminal", () => {
  it.each(Object.entries(CALLS).map(([name, call], index) => [name, call, index] as const))(
    "as %s",
    async (_, call, index) => {
      for (const text of textsFor(index).filter((each) => !UNGIVEN.test(each))) {
        // oxlint-disable-next-line no-await-in-loop -- one run has the process to itself
        const { out, err } = await runInProcess(folderWith(text), call(text));
        expect({ text, hidden: [...hiddenIn(out), ...hiddenIn(err)] }).toEqual({
          text,
          hidden: [],
        });
        expect(out + err).not.toContain("is a bug");
      }
    },
  );

  it("nor break out of a table of compared catalogues", async () => {
    for (const text of textsFor(1)) {
      const compare = ["matrix", "wiki", "other", "--all", "--format"];
      // oxlint-disable-next-line no-await-in-loop -- one run has the process to itself
      const markdown = await runInProcess(folderWith(text), [...compare, "markdown"]);
      // oxlint-disable-next-line no-await-in-loop -- one run has the process to itself
      const html = await runInProcess(folderWith(text), [...compare, "html"]);
      const findings = [
        ...fileFindings({ path: "matrix.md", text: markdown.out }),
        ...reportFindings("html", html.out, []),
      ];
      expect({ text, findings }).toEqual({ text, findings: [] });
    }
  });

  it("nor hide in results that are learned from recorded exchanges", async () => {
    for (const text of textsFor(2)) {
      const folder = folderWith(text);
      // oxlint-disable-next-line no-await-in-loop -- one run has the process to itself
      const learned = await runInProcess(folder, ["learn", "exchanges.jsonl", "--out", "wiki"]);
      const files = Object.entries(snapshot(folder)).filter(([path]) =>
        path.startsWith("wiki/res"),
      );
      const findings = files.flatMap(([path, content]) => fileFindings({ path, text: content }));
      // oxlint-disable-next-line no-await-in-loop -- one run has the process to itself
      const validated = await runInProcess(folder, ["validate", "wiki"]);
      expect({ text, findings, err: validated.err }).toEqual({ text, findings: [], err: "" });
      expect([0, 2]).toContain(learned.code);
    }
  });

  it("nor hide in files that are pulled", () => {
    for (const text of Object.values(HOSTILE)) {
      const site = { generator: text, namespaces: [{ id: 0, name: text }] };
      const pulled = {
        catalogue: { paraminfo: { modules: [{ [text]: text }] } },
        site,
        modules: 1,
      };
      const files = Object.entries(pulledTexts(pulled));
      const findings = files.flatMap(([path, content]) => fileFindings({ path, text: content }));
      expect({ text, findings }).toEqual({ text, findings: [] });
    }
  });

  it("nor write lines that look like a verdict", async () => {
    const request =
      "action=query&list=allpages&apb=c\nThe server accepts the request without changes.";
    const { out } = await runInProcess(folderWith("x"), ["inspect", "--spec", "wiki", request]);
    expect(out).not.toMatch(/^The server accepts the request without changes\.$/m);
  });
});
