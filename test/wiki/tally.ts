import { parseRequest } from "../../templates/runtime/parse/parsed-request.ts";
import { compareVerdicts } from "./agreement.ts";
import { serverVerdict } from "./answers.ts";
import type { ServerVerdict } from "./answers.ts";
import { asModulesRead, readOptions } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { SEED } from "./random.ts";
import type { Wiki } from "./server.ts";

/** Who asks. */
export type Asker = "anonymous" | "Highlimits";

/** What came of many requests. */
export interface Tally {
  readonly requests: number;
  readonly agree: number;
  /** How often a module's private logic has spoken, by code and reason. */
  readonly privately: Readonly<Record<string, number>>;
  /** Each with both verdicts. */
  readonly disagreements: readonly string[];
  readonly verdicts: readonly ServerVerdict[];
}

/** Asks the wiki all of the requests, and compares each answer with what the rules say. */
export async function tally(
  wiki: Wiki,
  catalogue: WikiCatalogue,
  requests: readonly string[],
  asker: Asker,
  method: "GET" | "POST" = "GET",
): Promise<Tally> {
  const user = asker === "anonymous" ? {} : { user: asker };
  const answers = await wiki.batchRaw(requests, { ...user, method });
  const options = { ...readOptions(catalogue, asker), method };
  const api = asModulesRead(catalogue.api);
  const verdicts = answers.map(serverVerdict);
  const privately: Record<string, number> = {};
  const disagreements: string[] = [];
  let agree = 0;
  for (const [index, request] of requests.entries()) {
    const verdict = verdicts[index] ?? { warnings: [], opaque: true };
    const comparison = compareVerdicts(parseRequest(api, request, options), verdict);
    if (comparison.kind === "agree") agree += 1;
    else if (comparison.kind === "private")
      privately[comparison.code] = (privately[comparison.code] ?? 0) + 1;
    else disagreements.push(`${request}\n    ${comparison.why}`);
  }
  return { requests: requests.length, agree, privately, disagreements, verdicts };
}

/** Prints the counts, and the first of the disagreements. */
export function print(what: string, { requests, agree, privately, disagreements }: Tally): void {
  const reasons = Object.entries(privately).toSorted((a, b) => b[1] - a[1]);
  const many = reasons.reduce((sum, [, count]) => sum + count, 0);
  const share = ((100 * agree) / Math.max(1, requests - many)).toFixed(2);
  const lines = [
    `${what} (seed ${SEED}): ${requests} requests, ${agree} verdicts agree, ${disagreements.length} disagree, ` +
      `${many} are private logic; ${share} % of what the catalogue decides`,
    ...reasons.map(([code, count]) => `  ${String(count).padStart(5)} ${code}`),
    ...disagreements.slice(0, 50),
  ];
  // oxlint-disable-next-line no-console -- the counts are what the run is for
  console.log(lines.join("\n"));
}
