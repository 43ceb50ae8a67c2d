/** Clients that read the document when they run. */
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
export const readingClients: readonly Client[] = [swaggerClient, openapiClientAxios];
