import { propertyOf } from "../../../templates/runtime/model/member.ts";
import type { Wiki as WikiContent } from "../../../templates/wiki/data/wiki.ts";
import { wikiStub } from "../../../templates/wiki/server/wiki-stub.ts";
import type { WikiStubApi } from "../../../templates/wiki/server/wiki-stub.ts";
import { textOrEmpty } from "../../../templates/wiki/values/row.ts";
import { writableWiki } from "../../../templates/wiki/writes/writable-wiki.ts";
import { sendToStub } from "../sending.ts";
import type { UserName } from "../server.ts";
import type { StepRequest, StepWiki } from "./step-wiki.ts";

/** The stub of a wiki that steps change. */
export interface StepStub {
  send(request: Omit<StepRequest, "time">): Promise<string>;
  /** The time of the last change. */
  time(): string;
  reset(): void;
}

/** Both sides of a scenario. */
export interface Sides {
  readonly wiki: StepWiki;
  readonly stub: StepStub;
}

/** Starts a stub with the content of a wiki. */
export function startStepStub(api: WikiStubApi, content: WikiContent): StepStub {
  const wiki = writableWiki(content);
  const stub = wikiStub(api, wiki);
  const tokens = new Map<string, string>();
  const tokenOf = async (type: string, user?: UserName): Promise<string> => {
    const name = `${type} ${user ?? ""}`;
    const known = tokens.get(name);
    if (known !== undefined) return known;
    const request = `action=query&meta=tokens&type=${type}&format=json&formatversion=2`;
    const answer = await sendToStub(stub, { method: "GET", request, user });
    const query = propertyOf(JSON.parse(answer), "query");
    const token = String(propertyOf(propertyOf(query, "tokens"), `${type}token`));
    tokens.set(name, token);
    return token;
  };
  return {
    async send({ request, user, token, files }) {
      if (token === undefined) return sendToStub(stub, { method: "GET", request, user });
      const written = encodeURIComponent(await tokenOf(token, user));
      const form = `${request}&token=${written}`;
      return sendToStub(stub, { method: "POST", request: form, user, ...(files && { files }) });
    },
    time: () => textOrEmpty(wiki.current().site.general["time"]),
    reset: () => wiki.reset(),
  };
}
