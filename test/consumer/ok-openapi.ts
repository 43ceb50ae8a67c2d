import { findAlliancesByName } from "paramsmith/alliance/findAlliancesByName";
import { createAllianceHandler } from "paramsmith/alliance/handlers";
import {
  listAlliances,
  parseListAlliances,
  validateListAlliances,
} from "paramsmith/alliance/listAlliances";
import type { Alliance, AllianceList, AllianceResource } from "paramsmith/alliance/schemas";
import { validateAllianceList } from "paramsmith/alliance/validators";
import { createAllianceStub } from "paramsmith/alliance/stub";
import type { AllianceStubData } from "paramsmith/alliance/stub";
import { openApiClient } from "paramsmith/client";
import type { HttpMethod } from "paramsmith/client";
import type { ServiceResponse, ServiceHandler } from "paramsmith/server";
import { listAlliances as fromIndex } from "paramsmith/alliance";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

// The index has declarations of its own, which are interchangeable with those of the operation.
export const builders: readonly (typeof listAlliances)[] = [listAlliances, fromIndex];
export const indexBuilders: readonly (typeof fromIndex)[] = builders;

// Requests.
const request = listAlliances({ size: 10, page: 0 });
holds<Same<(typeof request)["params"], { readonly size: 10; readonly page: 0 }>>();
holds<Same<(typeof request)["method"], HttpMethod>>();
const query: URLSearchParams = findAlliancesByName({ name: "A" }).query;
const address: string = findAlliancesByName().url("https://example.org");
const { args } = parseListAlliances("size=5");
holds<Same<typeof args.size, number | undefined>>();
export const all = [query, address, validateListAlliances({ size: 1 }).ok];

// Answers: either envelope.
function alliancesOf(answer: unknown): readonly AllianceResource[] {
  if (!validateAllianceList(answer)) {
    throw new Error(validateAllianceList.errors?.[0]?.instancePath);
  }
  holds<Same<typeof answer, AllianceList>>();
  if (Array.isArray(answer)) return answer;
  const { _embedded: embedded } = answer;
  return embedded.alliances;
}
export const windows = alliancesOf([]).map(({ vulnerabilityWindow }) => vulnerabilityWindow);

// Handlers.
const alliance: Alliance = {
  id: "1",
  name: "A",
  strength: 1200,
  bbStrength: 0,
  leaderId: "2",
  townIds: [],
};
const resource: AllianceResource = { ...alliance, vulnerabilityWindow: 0 };
createAllianceHandler({
  listAlliances: ({ size }) => (size === 0 ? [] : [resource]),
  findAlliancesByName: async ({ name }, { headers }) =>
    headers.has("x") || name === undefined
      ? new Response(null, { status: 404 })
      : { _embedded: { alliances: [resource] } },
});
createAllianceHandler({ listAlliances: () => ({ _embedded: { alliances: [] } }) });

// Stubs.
const data: AllianceStubData = { alliances: [resource] };
const stub: ServiceHandler = createAllianceStub({
  seed: 7,
  count: 20,
  envelope: "bare",
  firstPage: 1,
  basePath: "/api",
  data,
  handlers: { findAlliancesByName: ({ name = "" }) => new Response(name) },
  onError: (error: unknown, operation: string) => {
    console.error(operation, error);
  },
});
export const sent = openApiClient({ baseUrl: "https://example.org/api", fetch: stub })(
  listAlliances(),
);
holds<Same<typeof sent, Promise<AllianceList>>>();
export const plain: ServiceResponse | Promise<ServiceResponse> = createAllianceStub().service({
  method: "GET",
  url: "/alliances",
  headers: { accept: "application/hal+json" },
  body: "",
});
createAllianceHandler({}, { basePath: "/api" });
