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
  /** Rejected by a module's own logic, which no catalogue contains. */
  readonly privately: number;
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
  const disagreements: string[] = [];
  let agree = 0;
  let privately = 0;
  for (const [index, request] of requests.entries()) {
    const verdict = verdicts[index] ?? { warnings: [], opaque: true };
    const comparison = compareVerdicts(parseRequest(api, request, options), verdict);
    if (comparison.kind === "agree") agree += 1;
    else if (comparison.kind === "private") privately += 1;
    else disagreements.push(`${request}\n    ${comparison.why}`);
  }
  return { requests: requests.length, agree, privately, disagreements, verdicts };
}

/** Prints the counts, and the first of the disagreements. */
export function print(what: string, { requests, agree, privately, disagreements }: Tally): void {
  const counts = `${requests} requests, ${agree} verdicts agree, ${privately} are private logic`;
  console.log([`${what} (seed ${SEED}): ${counts}`, ...disagreements.slice(0, 50)].join("\n"));
}
