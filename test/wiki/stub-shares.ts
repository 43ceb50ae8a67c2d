import { isJsonArray, isJsonObject } from "../../templates/runtime/model/json.ts";
import type { Json, JsonObject } from "../../templates/runtime/model/json.ts";
import type { AnyModule } from "../../templates/runtime/model/descriptor.ts";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import type { ServiceHandler } from "../../templates/runtime/http/service.ts";
import { learnedRequest } from "./learned-requests.ts";
import type { Pool } from "./learned-requests.ts";
import { Random } from "./random.ts";
import type { UserName, Wiki } from "./server.ts";
import { agreement, sameVerdict } from "./stub-agreement.ts";
import type { Agreement } from "./stub-agreement.ts";

/** How the stub and the server agree on the requests to one module. */
export interface Share {
  readonly module: string;
  readonly requests: number;
  /** Answers that are equal in every field. */
  readonly equal: number;
  /** Answers with the same errors and warnings. */
  readonly sameVerdict: number;
  readonly differences: readonly Difference[];
}

/** One answer that is not the server's. */
export interface Difference {
  readonly request: string;
  readonly found: Extract<Agreement, { readonly kind: "different" }>;
}

/** Both servers, with the same content, and what can be asked of them. */
export interface Pair {
  readonly wiki: Wiki;
  readonly stub: ServiceHandler;
  /** The address and the clock of the stub. */
  readonly origin: string;
  readonly time: string;
  readonly api: Api;
  readonly pool: Pool;
}

/** As generators they stand for pages of the server's own choice, which would say nothing of the module that is asked. */
const OWN_PAGES: ReadonlySet<string> = new Set(["random", "search", "querypage"]);

/** What is parsed or compared text, or a secret: the stub has something of the right shape there, and no more. */
const MADE_UP = /diffto|parsetree|parse=|expandtemplates|generatexml|drprop=[^&]*token/;

/** Sends random valid requests to each module of both servers, and goes on once where the server says how. */
export async function sharesOf(
  pair: Pair,
  modules: readonly AnyModule[],
  how: { readonly count: number; readonly seed: number; readonly user?: UserName },
): Promise<readonly Share[]> {
  const asked = modules.flatMap((module) => requestsTo(pair, module, how));
  const first = await answersTo(pair, asked, how.user);
  const following = first.flatMap(({ module, request, server }) => {
    // Each of the two goes on in its own random order.
    const proceed = module === "random" ? undefined : continueOf(server);
    return proceed ? [{ module, request: goingOn(request, proceed) }] : [];
  });
  const second = await answersTo(pair, following, how.user);
  const all = [...first, ...second];
  return modules.map(({ name }) =>
    shareOf(
      name,
      all.filter(({ module }) => module === name),
    ),
  );
}

function requestsTo(
  { api, pool }: Pair,
  module: AnyModule,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly Asked[] {
  const random = new Random(seed);
  const generators = [...api.modules.values()].filter(
    ({ path, name }) => path.startsWith("query+") && !OWN_PAGES.has(name),
  );
  const requests: Asked[] = [];
  while (requests.length < count) {
    const request = learnedRequest({ modules: [module], pool, random, generators });
    if (parseRequestStrictly(api, request).ok && !MADE_UP.test(request))
      requests.push({ module: module.name, request });
  }
  return requests;
}

function shareOf(module: string, answers: readonly Answers[]): Share {
  const whole = answers.filter(({ server }) => !hasBrokenDown(server));
  const compared = whole.map(({ request, server, stub }) => ({
    request,
    found: agreement(withoutChance(server, server), withoutChance(stub, server)),
  }));
  return {
    module,
    requests: whole.length,
    equal: compared.filter(({ found }) => found.kind === "equal").length,
    sameVerdict: whole.filter(({ server, stub }) => sameVerdict(server, stub)).length,
    differences: compared.flatMap(({ request, found }) =>
      found.kind === "different" ? [{ request, found }] : [],
    ),
  };
}

/**
 * An answer without what no stub can know: which pages a random list has, of which the fields are compared,
 * and after how many languages the clock stops the server, which are those that are compared.
 */
function withoutChance(answer: Json, server: Json): Json {
  if (!isJsonObject(answer) || !isJsonObject(answer["query"])) return answer;
  const { query, continue: proceed, batchcomplete: _, ...rest } = answer;
  const { random, languageinfo, ...others } = query;
  if (random !== undefined && isJsonArray(random)) {
    const fields = random.map((row) => Object.keys(Object(row)));
    const next = isJsonObject(proceed) && { continue: { ...proceed, rncontinue: "" } };
    return { ...rest, ...next, query: { ...others, random: fields } };
  }
  if (!isJsonObject(languageinfo)) return answer;
  const known = Object(Object(Object(server)["query"])["languageinfo"]);
  const languages = Object.entries(languageinfo).filter(([code]) => code in known);
  return { ...rest, query: { ...others, languageinfo: Object.fromEntries(languages) } };
}

/** 1.39 breaks down at some requests, in its own code; the stub does not. */
export function hasBrokenDown(answer: Json): boolean {
  return JSON.stringify(answer).includes('"code":"internal_api_error_');
}

/** A request and the module that it is about. */
export interface Asked {
  readonly module: string;
  readonly request: string;
}

/** What both servers say to a request. */
export interface Answers extends Asked {
  readonly server: Json;
  readonly stub: Json;
}

/** Sends requests to both servers. */
export async function answersTo(
  pair: Pair,
  requests: readonly Asked[],
  user: UserName | undefined,
): Promise<readonly Answers[]> {
  if (requests.length === 0) return [];
  const asked = requests.map(({ request }) => `${request}&errorformat=plaintext&format=json`);
  const found = await pair.wiki.batch(asked, user === undefined ? {} : { user });
  return Promise.all(
    asked.map(async (request, index) => ({
      module: requests[index]?.module ?? "",
      request,
      server: normalised(found[index], pair),
      stub: await callStub(pair.stub, request, user),
    })),
  );
}

/** A function that hooks name by its address: another one in each process, and at times in each request. */
const CLOSURE = /\*closure#[\da-f]+\*/g;

/** A token of an account, which is a secret of the server. */
const TOKEN = /"[\da-f]{40}\+\\\\"/g;

/** The text of an answer without the addresses of functions and the secrets of the server. */
export function withoutAddresses(text: string): string {
  return text
    .replaceAll(CLOSURE, "*closure*")
    .replaceAll(TOKEN, '"token"')
    .replaceAll(/"jobs":\d+/g, '"jobs":0');
}

/** The server's answer with the stub's address and clock, and no jobs: its own change from run to run, and a page that somebody looked at may leave a job. */
function normalised(answer: unknown, { wiki, origin, time }: Pair): Json {
  const text = withoutAddresses(JSON.stringify(answer))
    .replaceAll(new URL(wiki.endpoint).origin, origin)
    .replaceAll(/"time":"[^"]*"/g, () => `"time":${JSON.stringify(time)}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers are JSON
  return JSON.parse(text) as Json;
}

async function callStub(
  stub: ServiceHandler,
  request: string,
  user: UserName | undefined,
): Promise<Json> {
  const answer = await stub.service({
    method: "GET",
    url: `/api.php?${request}`,
    headers: user === undefined ? {} : { cookie: `paramsmith_user=${user}` },
    body: "",
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers are JSON
  return JSON.parse(withoutAddresses(answer.body)) as Json;
}

function continueOf(answer: Json | undefined): JsonObject | undefined {
  const proceed = isJsonObject(answer) ? answer["continue"] : undefined;
  return isJsonObject(proceed) ? proceed : undefined;
}

function goingOn(request: string, proceed: JsonObject): string {
  const parameters = new URLSearchParams(request);
  for (const [name, value] of Object.entries(proceed))
    if (typeof value === "string" || typeof value === "number") parameters.set(name, `${value}`);
  return parameters.toString();
}
