import { createParaminfoStub, createWiki, sampleWiki } from "paramsmith/paraminfo/stub";
import type { ParaminfoStubOptions, Wiki, WikiData } from "paramsmith/paraminfo/stub";
import type { ParaminfoHandlers } from "paramsmith/paraminfo/handlers";
import type { ServiceHandler } from "paramsmith/server";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

// Without anything, and as a function that takes and gives what the Fetch standard has.
const stub: ServiceHandler = createParaminfoStub();
export const asFetch: (request: Request) => Promise<Response> = stub;

// From the sample wiki, from a wiki that was built, and with handlers that answer instead.
createParaminfoStub({ strict: true });
const data: WikiData = { pages: [{ title: "Apple", text: "A [[fruit]]." }] };
export const wiki: Wiki = createWiki(data);
createParaminfoStub({ wiki, jsonp: true });
createParaminfoStub({ wiki: sampleWiki() });
createParaminfoStub({
  wiki,
  handlers: {
    allpages: ({ limit, from }, { query }) => {
      holds<Same<typeof limit, number>>();
      return [{ pageid: limit, title: from ?? String(query["titles"]) }];
    },
  },
});

// Options that may be undefined, and handlers from elsewhere.
export function stubOf(
  options: ParaminfoStubOptions,
  handlers: Partial<ParaminfoHandlers> | undefined,
): ServiceHandler {
  return createParaminfoStub({ ...options, wiki: undefined, handlers });
}
