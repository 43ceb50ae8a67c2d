import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import type { Verdict } from "../../../generator/inspect/verdict.js";
import { COMMAND } from "../support/cli.js";
import { REPOSITORY } from "../support/places.js";

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function inspect(words: readonly string[], input: string | Buffer = ""): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, "inspect", ...words], {
    cwd: REPOSITORY,
    encoding: "utf8",
    input,
    maxBuffer: 1 << 28,
  });
  expect(stderr).not.toMatch(/^\s+at .*:\d+|node:internal|\bis a bug\b/m);
  return { code: status, out: stdout, err: stderr };
}

/** One verdict for each line of the input, in order. */
function verdicts(input: string | Buffer, ...words: readonly string[]): readonly Verdict[] {
  const lines = inspect(["-", ...words], input)
    .out.trimEnd()
    .split("\n");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the command's output
  return lines.map((line) => JSON.parse(line) as Verdict);
}

const GOOD = "action=query&list=allpages&aplimit=5";
const CLAMPED = "action=query&list=allpages&aplimit=9999";
const BAD = "action=query&list=allpages&aplimit=x";

describe("`inspect` ends", () => {
  it.each([
    ["with 0 where there are no errors", [GOOD, CLAMPED], 0],
    ["with 1 where one of the requests has an error", [GOOD, BAD, GOOD], 1],
    ["with 1 where a loss is an error", ["--strict", CLAMPED], 1],
    ["with 0 where the limits are high enough", ["--strict", "--high-limits", `${GOOD}00`], 0],
    ["with 2 without a request", [], 2],
    ["with 2 without the catalogue", ["--spec", "nowhere.json", GOOD], 2],
    ["with 2 where a spec is no catalogue", ["--spec", "spec/alliance/openapi.json", GOOD], 2],
  ])("%s", (_what, words, code) => {
    expect(inspect(words).code).toBe(code);
  });
});

describe("`inspect` with a catalogue", () => {
  it.each(["spec/paraminfo", "spec/paraminfo/catalogue.json"])("reads %s", (spec) => {
    const { out, code } = inspect([GOOD, "--spec", spec, "--format", "json"]);
    expect(JSON.parse(out)).toEqual({
      request: GOOD,
      modules: ["query+allpages"],
      ok: true,
      issues: [],
    });
    expect(code).toBe(0);
  });
});

describe("`inspect` of a request", () => {
  it("tells of one issue for each parameter, as JSON", () => {
    const { out } = inspect(["--format", "json", `${CLAMPED}&a.b=1&c d=2&a.b=3`]);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      issues: [
        {
          severity: "warning",
          code: "outofrange",
          parameter: "aplimit",
          module: "query+allpages",
          data: { min: 1, curmax: 500, max: 500, highmax: 5000 },
        },
        { code: "unrecognizedparams", parameter: "a_b", module: "main" },
        { code: "unrecognizedparams", parameter: "c_d", module: "main" },
      ],
    });
  });

  it("tells a strict caller all errors at once", () => {
    const request = "action=query&list=allpages&aplimit=x&apdir=up&nonsense=1";
    const { out } = inspect(["--strict", "--format", "json", request]);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      issues: [
        { severity: "error", code: "badinteger" },
        { severity: "error", code: "badvalue" },
        { severity: "error", code: "unrecognizedparams" },
      ],
    });
  });
});

describe("`inspect -`", () => {
  it("answers each line in order, empty ones too", () => {
    const found = verdicts(`${GOOD}\n\n${BAD}\r\n\n${CLAMPED}`);
    expect(found.map(({ request, ok }) => [request, ok])).toEqual([
      [GOOD, true],
      ["", true],
      [BAD, false],
      ["", true],
      [CLAMPED, true],
    ]);
  });

  it("has an answer for whatever a line holds", () => {
    const requests = [
      "action=query&list=allpages&apfrom=%",
      "action=query&list=allpages&apfrom=%GG%E9",
      "action=query&titles[]=A&titles[]=B",
      "action=query&list=allpages&aplimit=1&aplimit=x&aplimit=2",
      "action=nonsense",
      "action=query&list=nonsense",
      "action=query&generator=siteinfo",
      "=&&=&[]=&a[=1",
      "\0\u001F\uFFFF",
    ];
    const codes = verdicts(requests.join("\n")).map(({ issues }) => issues.map(({ code }) => code));
    expect(codes).toEqual([
      [],
      ["badutf8"],
      ["unsupportedarray"],
      [],
      ["badvalue"],
      ["unrecognizedvalues"],
      ["badgenerator"],
      ["unrecognizedparams", "unrecognizedparams"],
      [],
    ]);
  });

  it("reads bytes that are no text, and lines of megabytes", () => {
    const long = Buffer.from(`action=query&titles=${"a%7C".repeat(1_000_000)}\n`);
    const [bytes, many, last] = verdicts(
      Buffer.concat([
        Buffer.from("action=query&list=\xFF\xFE\n", "latin1"),
        long,
        Buffer.from(BAD),
      ]),
    );
    expect(bytes?.issues).toMatchObject([{ code: "unrecognizedvalues", parameter: "list" }]);
    expect(many?.issues).toMatchObject([{ code: "toomanyvalues", parameter: "titles" }]);
    expect(last?.request).toBe(BAD);
  });

  it("answers ten thousand lines", () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `${CLAMPED}&apfrom=${index}`);
    expect(verdicts(lines.join("\n"))).toHaveLength(10_000);
  });
});
