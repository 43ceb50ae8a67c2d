/** Clients that read the document when they run. */
import { objectOf, listOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import type { Client, ClientCall } from "./clients.ts";
import { parsedDocument } from "./documents.ts";
import { installedModule } from "./installed.ts";

interface SwaggerClient {
  readonly resolve: (options: { readonly spec: object }) => Promise<{ readonly spec: object }>;
  readonly execute: (options: object) => Promise<{ readonly body: unknown }>;
}

const swaggerClient: Client = {
  name: "swagger-client",
  run: async (listed, calls, { base }) => {
    const { default: client } = await installedModule<{ readonly default: SwaggerClient }>(
      "swagger-client",
    );
    const document = { ...(await parsedDocument(listed)), servers: [{ url: base }] };
    const { spec } = await client.resolve({ spec: document });
    // Without it, the first media type of the document is accepted, which may be XML.
    const responseContentType = "application/json";
    return inTurn(calls, async ({ path: pathName, params }) => {
      const parameters = Object.fromEntries(
        params.map(({ in: place, name, value }) => [`${place}.${name}`, value]),
      );
      return (
        await client.execute({ spec, pathName, method: "get", parameters, responseContentType })
      ).body;
    });
  },
};

interface AxiosClient {
  readonly paths: Readonly<
    Record<
      string,
      { readonly get: (params: readonly object[]) => Promise<{ readonly data: unknown }> }
    >
  >;
}

const openapiClientAxios: Client = {
  name: "openapi-client-axios",
  run: async (listed, calls, { base }) => {
    const { OpenAPIClientAxios } = await installedModule<{
      readonly OpenAPIClientAxios: new (options: object) => {
        readonly init: () => Promise<AxiosClient>;
      };
    }>("openapi-client-axios");
    const definition = await parsedDocument(listed);
    // By default, axios adds brackets to the names of lists.
    const axiosConfigDefaults = { baseURL: base, paramsSerializer: { indexes: null } };
    const { paths } = await new OpenAPIClientAxios({ definition, axiosConfigDefaults }).init();
    return inTurn(calls, async ({ path, params }) => (await paths[path]?.get(params))?.data);
  },
};

interface PostmanConverter {
  readonly convert: (
    input: object,
    options: object,
    callback: (error: unknown, result: { readonly output?: readonly { data: unknown }[] }) => void,
  ) => void;
}

interface Newman {
  readonly run: (
    options: object,
    callback: (
      error: Error | null,
      summary: {
        readonly run: {
          readonly executions: readonly { readonly response?: { readonly stream: Uint8Array } }[];
        };
      },
    ) => void,
  ) => void;
}

/** Postman's converter makes the requests, and its command line sends them. */
const newman: Client = {
  name: "newman",
  run: async (listed, calls, { base }) => {
    const { default: converter } = await installedModule<{ readonly default: PostmanConverter }>(
      "openapi-to-postmanv2",
    );
    const { default: runner } = await installedModule<{ readonly default: Newman }>("newman");
    const data = await parsedDocument(listed);
    const collection = await new Promise<UnknownObject>((resolve, reject) => {
      converter.convert({ type: "json", data }, {}, (error, { output = [] }) => {
        const [first] = output;
        if (first) resolve(objectOf(first.data));
        else reject(new Error(String(error)));
      });
    });
    const requests = requestsIn(collection);
    const item = calls.map((call) => ({ name: call.path, request: requestFor(call, requests) }));
    const variable = [{ key: "baseUrl", value: base }];
    const { run } = await new Promise<Parameters<Parameters<Newman["run"]>[1]>[1]>(
      (resolve, reject) => {
        const options = { collection: { ...collection, item, variable }, reporters: [] };
        runner.run(options, (error, summary) => {
          if (error) reject(error);
          else resolve(summary);
        });
      },
    );
    return run.executions.map(({ response }): unknown =>
      JSON.parse(new TextDecoder().decode(response?.stream)),
    );
  },
};

/** The requests of a collection, in folders or not. */
function requestsIn(item: UnknownObject): readonly UnknownObject[] {
  const own = item["request"] === undefined ? [] : [objectOf(item["request"])];
  return [...own, ...listOf(item["item"]).flatMap((each) => requestsIn(objectOf(each)))];
}

/** The request of a path with the arguments of a call, without what is optional. */
function requestFor({ path, params }: ClientCall, requests: readonly UnknownObject[]): object {
  const wanted = path.slice(1).replaceAll(/\{([^{}]*)\}/g, ":$1");
  const found = requests.find(
    ({ method, url }) => method === "GET" && listOf(objectOf(url)["path"]).join("/") === wanted,
  );
  if (!found) throw new Error(`The collection has no request of ${path}.`);
  const valuesIn = (place: string): readonly object[] =>
    params.flatMap(({ in: own, name: key, value }) =>
      own === place ? [value].flat().map((each) => ({ key, value: String(each) })) : [],
    );
  const url = { ...objectOf(found["url"]), query: valuesIn("query"), variable: valuesIn("path") };
  return { ...found, url, header: [{ key: "Accept", value: "application/json" }] };
}

async function inTurn(
  calls: readonly ClientCall[],
  send: (call: ClientCall) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one request after the other, as programs do
  for (const call of calls) found.push(await send(call));
  return found;
}

/** The clients that read the document. */
export const readingClients: readonly Client[] = [swaggerClient, openapiClientAxios, newman];
