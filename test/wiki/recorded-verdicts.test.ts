/** The verdicts of MediaWiki 1.39 that tests without a wiki replay; `UPDATE_ANSWERS=1` records them again. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { decidedWarnings } from "./agreement.ts";
import { serverVerdict } from "./answers.ts";
import type { ServerFinding } from "./answers.ts";
import { useWiki } from "./server.ts";

const CORPUS = new URL("../generator/inspect/verdicts.jsonl", import.meta.url);

const wiki = useWiki();

it("the recorded verdicts are those of the wiki", async () => {
  const lines = readFileSync(CORPUS, "utf8").trimEnd().split("\n");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
  const rows = lines.map((line) => JSON.parse(line) as Row);
  const found: Row[] = [];
  for (const highLimits of [false, true]) {
    const own = rows.filter((row) => (row.highLimits ?? false) === highLimits);
    // oxlint-disable-next-line no-await-in-loop -- two users
    const answers = await wiki().batchRaw(
      own.map(({ request }) => request),
      highLimits ? { user: "Highlimits" } : {},
    );
    for (const [index, answer] of answers.entries()) {
      const { error, ...verdict } = serverVerdict(answer);
      found.push({
        request: own[index]?.request ?? "",
        ...(highLimits && { highLimits }),
        ...(error && { error: recorded(error) }),
        warnings: decidedWarnings(verdict).map(recorded),
      });
    }
  }
  if (process.env["UPDATE_ANSWERS"] === "1")
    writeFileSync(CORPUS, found.map((row) => `${JSON.stringify(row)}\n`).join(""));
  else expect(found).toEqual(rows);
});

type Recorded = Pick<ServerFinding, "code" | "parameter" | "data">;

interface Row {
  readonly request: string;
  readonly highLimits?: boolean;
  readonly error?: Recorded;
  readonly warnings: readonly Recorded[];
}

function recorded({ code, parameter, data }: ServerFinding): Recorded {
  return { code, parameter, ...(data && { data }) };
}
