import type { ModuleTexts } from "../../templates/wiki/call/module-help.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import { isJsonObject } from "../../templates/runtime/model/json.ts";
import type { StoredWiki } from "../../templates/wiki/store/store.ts";
import { wikiStub } from "../../templates/wiki/server/wiki-stub.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import { learnedResults } from "./learned.ts";
import { jsonExchange, keepExchanges, textExchange } from "./recording.ts";
import type { UserName, Wiki } from "./server.ts";
import { agreement } from "./stub-agreement.ts";

/** A wiki and a stub with the same content. */
export interface Twins {
  /** Puts requests to both, and says where the answers differ. */
  compare(requests: readonly string[], user?: UserName): Promise<readonly Compared[]>;
  /** Puts requests to both as they are, and gives the texts of the answers. */
  texts(requests: readonly string[], options?: TextOptions): Promise<readonly TextPair[]>;
  /** The content of both. */
  readonly content: StoredWiki;
}

/** How requests for texts are put. */
export interface TextOptions {
  readonly user?: UserName;
  readonly method?: "GET" | "POST";
}

/** The texts of two answers to a request, with the address of the stub in both. */
export interface TextPair {
  readonly request: string;
  readonly server: string;
  readonly stub: string;
}

/** What came of a request. */
export interface Compared {
  readonly request: string;
  readonly server: Json;
  /** Where the stub's answer differs from the server's, and how; absent where it does not. */
  readonly difference?: string;
}

/** A request of format version 2 in format version 1. */
export function version1Of(request: string): string {
  return request.replace("formatversion=2", "formatversion=1");
}

/** Makes a stub with the content of a wiki, messages of the interface included. */
export async function twinsOf(
  wiki: Wiki,
  { api, help = {} }: Pick<WikiCatalogue, "api"> & { readonly help?: ModuleTexts },
): Promise<Twins> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an export has this form, as its schema says
  const content = (await exportWiki(wiki.directory, { messages: "all" })) as unknown as StoredWiki;
  const stub = wikiStub({ api, results: learnedResults(), help }, content);
  const send = async (request: string, { user, method = "GET" }: TextOptions): Promise<string> => {
    const isPosted = method === "POST";
    const answer = await stub.service({
      method,
      url: isPosted ? "/api.php" : `/api.php?${request}`,
      headers: {
        ...(user !== undefined && { cookie: `paramsmith_user=${user}` }),
        ...(isPosted && { "content-type": "application/x-www-form-urlencoded" }),
      },
      body: isPosted ? request : "",
    });
    return answer.body;
  };
  const ask = async (request: string, user: UserName | undefined): Promise<Json> => {
    const body = await send(`${request}&format=json`, user === undefined ? {} : { user });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers are JSON
    return JSON.parse(body) as Json;
  };
  return {
    content,
    async texts(requests, options = {}) {
      const servers = await wiki.batchRaw(requests, options);
      const pairs: TextPair[] = [];
      for (const [index, request] of requests.entries()) {
        const server = servers[index]?.body ?? "";
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const own = await send(request, options);
        pairs.push({ request, server: textAtAddress(server, wiki, content), stub: own });
      }
      const kept = pairs.map((each) => textExchange(each.request, each.server, options));
      await keepExchanges(wiki, kept);
      return pairs;
    },
    async compare(requests, user) {
      const asked = requests.map((request) => `${request}&errorformat=plaintext`);
      const answers = await wiki.batch(asked, user === undefined ? {} : { user });
      const servers = atAddress(answers, wiki, content);
      const compared: Compared[] = [];
      for (const [index, request] of asked.entries()) {
        const server = servers[index] ?? null;
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const found = agreement(server, await ask(request, user));
        compared.push({
          request: requests[index] ?? "",
          server,
          ...(found.kind === "different" && {
            difference: `${decodeURIComponent(request)}\n  at ${found.at}\n  server ${text(found.server)}\n  stub   ${text(found.stub)}`,
          }),
        });
      }
      const kept = asked.map((request, index) =>
        jsonExchange(`${request}&format=json`, servers[index] ?? null, user),
      );
      await keepExchanges(wiki, kept);
      return compared;
    },
  };
}

/** Prints the first differences and how many answers are equal, and gives the share. */
export function reported(compared: readonly Compared[], most: number): number {
  const different = compared.flatMap(({ difference }) => difference ?? []);
  const equal = compared.length - different.length;
  const lines = [...different.slice(0, most), `${equal} of ${compared.length} equal`];
  console.log(lines.join("\n"));
  return equal / compared.length;
}

/** The server's answers with the address of the export: its own changes from run to run. */
function atAddress(answers: readonly unknown[], wiki: Wiki, content: StoredWiki): readonly Json[] {
  const whole = textAtAddress(JSON.stringify(answers), wiki, content);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list before is a list after
  return JSON.parse(whole) as readonly Json[];
}

function textAtAddress(sent: string, wiki: Wiki, { site }: StoredWiki): string {
  const { general } = site;
  const server = isJsonObject(general) ? general["server"] : undefined;
  const address = typeof server === "string" ? server : "";
  return sent.replaceAll(new URL(wiki.endpoint).origin, address);
}

function text(value: Json | undefined): string {
  return (value === undefined ? "nothing" : JSON.stringify(value)).slice(0, 400);
}
