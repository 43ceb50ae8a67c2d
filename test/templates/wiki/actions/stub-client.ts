import type {
  ServiceHandler,
  ServiceResponse,
} from "../../../../templates/runtime/http/service.js";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../../../templates/runtime/model/json.js";

type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** A client with cookies, as a browser or a bot has. */
export interface StubClient {
  get(params: Params): Promise<JsonObject>;
  /** Posts parameters, of which some may stand in the address. */
  post(params: Params, address?: Params): Promise<JsonObject>;
  /** The response to the last request. */
  last(): ServiceResponse;
  token(type?: string): Promise<string>;
  logIn(name: string): Promise<void>;
}

const FORMAT = { format: "json", formatversion: 2 };

export function clientOf({ service }: ServiceHandler): StubClient {
  const cookies = new Map<string, string>();
  let last: ServiceResponse = { status: 0, headers: {}, body: "" };
  const send = async (method: string, address: Params, body?: Params): Promise<JsonObject> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    last = await service({
      method,
      url: `/api.php?${queryOf(address)}`,
      headers: {
        ...(cookie !== "" && { cookie }),
        ...(body && { "content-type": "application/x-www-form-urlencoded" }),
      },
      body: body ? queryOf(body) : "",
    });
    for (const each of last.cookies ?? []) {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(each) ?? [];
      if (each.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON.parse gives is JSON
    const answer = JSON.parse(last.body) as Json;
    if (!isJsonObject(answer)) throw new Error(last.body);
    return answer;
  };
  const client: StubClient = {
    get: (params) => send("GET", { ...FORMAT, ...params }),
    post: (params, address = {}) => send("POST", address, { ...FORMAT, ...params }),
    last: () => last,
    async token(type = "csrf") {
      const { query } = await client.get({ action: "query", meta: "tokens", type });
      const tokens = isJsonObject(query) && isJsonObject(query["tokens"]) ? query["tokens"] : {};
      const token = tokens[`${type}token`];
      return typeof token === "string" ? token : "";
    },
    async logIn(lgname) {
      const lgtoken = await client.token("login");
      await client.post({ action: "login", lgname, lgpassword: "any", lgtoken });
    },
  };
  return client;
}

function queryOf(params: Params): string {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, value === true ? "1" : String(value)]],
  );
  return new URLSearchParams(given).toString();
}
