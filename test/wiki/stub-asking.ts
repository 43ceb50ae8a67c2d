import type { ModuleTexts } from "../../templates/wiki/call/module-help.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import { isJsonObject } from "../../templates/runtime/model/json.ts";
import type { StoredWiki } from "../../templates/wiki/store/store.ts";
import { wikiStub } from "../../templates/wiki/server/wiki-stub.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import { learnedResults } from "./learned.ts";
import type { UserName, Wiki } from "./server.ts";
import { agreement } from "./stub-agreement.ts";

/** A wiki and a stub with the same content. */
export interface Twins {
  /** Sends requests to both, and reports where the responses differ. */
  compare(requests: readonly string[], user?: UserName): Promise<readonly Compared[]>;
  /** Sends a request to the stub alone. */
  askStub(request: string, user?: UserName): Promise<Json>;
}

/** A request, and how both respond. */
export interface Compared {
  readonly request: string;
  readonly server: Json;
  /** Where the stub's response differs from the server's, and how; absent if it does not. */
  readonly difference?: string;
}

/** Makes a stub with the content of a wiki, messages of the interface included. */
export async function twinsOf(
  wiki: Wiki,
  { api, help = {} }: Pick<WikiCatalogue, "api"> & { readonly help?: ModuleTexts },
): Promise<Twins> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an export has this form, as its schema says
  const content = (await exportWiki(wiki.directory, { messages: "all" })) as unknown as StoredWiki;
  const stub = wikiStub({ api, results: learnedResults(), help }, content);
  const askStub: Twins["askStub"] = async (request, user) => {
    const { body } = await stub.service({
      method: "GET",
      url: `/api.php?${request}&format=json`,
      headers: user === undefined ? {} : { cookie: `paramsmith_user=${user}` },
      body: "",
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- responses are JSON
    return JSON.parse(body) as Json;
  };
  return {
    askStub,
    async compare(requests, user) {
      const asked = requests.map((request) => `${request}&errorformat=plaintext`);
      const answers = await wiki.batch(asked, user === undefined ? {} : { user });
      const servers = atAddress(answers, wiki, content);
      const compared: Compared[] = [];
      for (const [index, request] of asked.entries()) {
        const server = servers[index] ?? null;
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const found = agreement(server, await askStub(request, user));
        compared.push({
          request: requests[index] ?? "",
          server,
          ...(found.kind === "different" && {
            difference: `${decodeURIComponent(request)}\n  at ${found.at}\n  server ${text(found.server)}\n  stub   ${text(found.stub)}`,
          }),
        });
      }
      return compared;
    },
  };
}

/** Prints the first differences and how many responses are equal, and returns the share. */
export function reported(compared: readonly Compared[], most: number): number {
  const different = compared.flatMap(({ difference }) => difference ?? []);
  const equal = compared.length - different.length;
  console.log([...different.slice(0, most), `${equal} of ${compared.length} equal`].join("\n"));
  return equal / compared.length;
}

/** The server's responses with the address of the export: its own changes from run to run. */
function atAddress(answers: readonly unknown[], wiki: Wiki, { site }: StoredWiki): readonly Json[] {
  const { general } = site;
  const server = isJsonObject(general) ? general["server"] : undefined;
  const address = typeof server === "string" ? server : "";
  const whole = JSON.stringify(answers).replaceAll(new URL(wiki.endpoint).origin, address);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list before is a list after
  return JSON.parse(whole) as readonly Json[];
}

function text(value: Json | undefined): string {
  return (value === undefined ? "nothing" : JSON.stringify(value)).slice(0, 400);
}
