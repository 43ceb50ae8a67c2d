import { wikiStub } from "../../../templates/wiki/server/wiki-stub.ts";
import type { WikiStubApi } from "../../../templates/wiki/server/wiki-stub.ts";
import { textOrEmpty } from "../../../templates/wiki/values/row.ts";
import { writableWiki } from "../../../templates/wiki/writes/writable-wiki.ts";
import type { Wiki as WikiContent } from "../../../templates/wiki/data/wiki.ts";
import { propertyOf } from "../../../templates/runtime/model/member.ts";
import type { UserName } from "../server.ts";
import type { StepRequest } from "./step-wiki.ts";

/** The stub of a wiki that steps change. */
export interface StepStub {
  send(request: Omit<StepRequest, "time">): Promise<string>;
  /** The time of the last change. */
  time(): string;
  reset(): void;
}

/** Starts a stub with the content of a wiki. */
export function startStepStub(api: WikiStubApi, content: WikiContent): StepStub {
  const wiki = writableWiki(content);
  const { service } = wikiStub(api, wiki);
  const tokens = new Map<string, string>();
  const ask = async (
    method: "GET" | "POST",
    request: string,
    user?: UserName,
    files: StepRequest["files"] = {},
  ): Promise<string> => {
    const cookie = user === undefined ? {} : { cookie: `paramsmith_user=${user}` };
    if (method === "GET") {
      const { body } = await service({
        method,
        url: `/api.php?${request}`,
        headers: cookie,
        body: "",
      });
      return body;
    }
    const sent = new Request("http://127.0.0.1:8080/api.php", {
      method: "POST",
      body: formOf(request, files),
    });
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const { body } = await service({
      method,
      url: "/api.php",
      headers: { ...cookie, ...Object.fromEntries(sent.headers) },
      body: new TextDecoder().decode(bytes),
      bytes,
    });
    return body;
  };
  const tokenOf = async (type: string, user?: UserName): Promise<string> => {
    const name = `${type} ${user ?? ""}`;
    const known = tokens.get(name);
    if (known !== undefined) return known;
    const answer = await ask(
      "GET",
      `action=query&meta=tokens&type=${type}&format=json&formatversion=2`,
      user,
    );
    const query = propertyOf(JSON.parse(answer), "query");
    const token = String(propertyOf(propertyOf(query, "tokens"), `${type}token`));
    tokens.set(name, token);
    return token;
  };
  return {
    async send({ request, user, token, files }) {
      if (token === undefined) return ask("GET", request, user);
      const written = encodeURIComponent(await tokenOf(token, user));
      return ask("POST", `${request}&token=${written}`, user, files);
    },
    time: () => textOrEmpty(wiki.current().site.general["time"]),
    reset: () => wiki.reset(),
  };
}

/** A body with fields and perhaps with files. */
function formOf(request: string, files: NonNullable<StepRequest["files"]>): BodyInit {
  const fields = new URLSearchParams(request);
  if (Object.keys(files).length === 0) return fields;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), "file");
  return form;
}
