/** An `mw.Api` whose requests arrive at the steps of a case. */
import type {
  MwApi,
  MwApiOptions,
  MwApiPromise,
  MwApiRequest,
} from "../../../../templates/runtime/client/mw-api-sender.js";
import { isObject } from "../../../../templates/runtime/model/json.js";
import type { Arrived } from "./client.test.js";

type Settlement = readonly [kind: "done" | "fail", ...args: readonly unknown[]];

/** A promise like those of jQuery, which calls back with several arguments, later. */
class JQueryPromise implements MwApiRequest {
  readonly #cancelled = new AbortController();
  readonly signal = this.#cancelled.signal;
  #settlement: Settlement | undefined;
  readonly #waiting: ((settlement: Settlement) => void)[] = [];

  settle(settlement: Settlement): this {
    if (this.#settlement) return this;
    this.#settlement = settlement;
    for (const each of this.#waiting) setTimeout(each, 0, settlement);
    return this;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- jQuery's promises have it
  then(...[done, fail]: Parameters<MwApiPromise["then"]>): void {
    const callBack = ([kind, first, details, result, xhr]: Settlement): void =>
      kind === "done" ? done(first) : fail(first, details, result, xhr);
    if (this.#settlement) setTimeout(callBack, 0, this.#settlement);
    else this.#waiting.push(callBack);
  }

  abort(): void {
    this.#cancelled.abort();
    this.settle(["fail", "http", { xhr: jqXhr(0, ""), textStatus: "abort", exception: "abort" }]);
  }
}

/** jQuery's object of a request, as far as it is read. */
function jqXhr(status: number, responseText: string, fields: Record<string, string> = {}) {
  const headers = new Headers(fields);
  return { status, responseText, getResponseHeader: (name: string) => headers.get(name) };
}

/** `["done", result]` or `["fail", code, details, result, xhr]`, where `{"xhr": [status, text, headers]}` is an exchange. */
function settlementOf(text: string): Settlement {
  const settlement: Settlement = JSON.parse(text, (_, value: unknown) => {
    if (!isObject(value) || !("xhr" in value) || !Array.isArray(value["xhr"])) return value;
    const [status, body = "", headers]: readonly [number, string?, Record<string, string>?] =
      Object(value["xhr"]);
    const xhr = jqXhr(status, body, headers);
    return "textStatus" in value ? { ...value, xhr } : xhr;
  });
  return settlement;
}

/** Tokens are `csrf1`, `csrf2`, …; with the option `token`, they settle so. */
export function mwApi(arrived: Arrived[], { token }: { readonly token?: unknown }): MwApi {
  const tokens = new Map<string, string>();
  let made = 0;
  const request =
    (method: "GET" | "POST") =>
    (parameters: Record<string, string>, options?: MwApiOptions): MwApiRequest => {
      const promise = new JQueryPromise();
      const respond = (text: string): void => void promise.settle(settlementOf(text));
      arrived.push({
        method,
        parameters: { ...parameters, ...options },
        signal: promise.signal,
        respond,
      });
      return promise;
    };
  return {
    get: request("GET"),
    post: request("POST"),
    getToken(type) {
      if (token !== undefined)
        return new JQueryPromise().settle(settlementOf(JSON.stringify(token)));
      if (!tokens.has(type)) made += 1;
      const found = tokens.get(type) ?? `${type}${made}`;
      tokens.set(type, found);
      return new JQueryPromise().settle(["done", found]);
    },
    badToken: (type) => void tokens.delete(type),
  };
}
