import { hasErrors } from "../../../generator/base/diagnostic.js";
import { analyse } from "../../../generator/pipeline.js";
import { makeServices } from "../../../generator/serve/services.js";
import { servedSpec } from "../../../generator/serve/read-specs.js";
import type { ServedSpec } from "../../../generator/serve/served-spec.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { askedOf, requestIn } from "../services.js";
import { shippedSeed, specInput, specSeeds } from "../spec-inputs.js";
import { holds, jsonOf } from "../target.js";
import type { Target } from "../target.js";

/** A spec of somebody else, served: `{ spec, …, requests }`. */
export const target: Target = {
  name: "served",
  form: "json",
  seeds: () => [
    ...specSeeds().map((seed) =>
      JSON.stringify({
        ...JSON.parse(seed),
        requests: ["/api.php?action=query&list=a&format=json"],
      }),
    ),
    shippedSeed(["main", "query", "json", "query+allpages"]),
    shippedSeed(["main", "query", "json", "query+links"]),
    shippedSeed(["main", "query", "json", "query+users"]),
  ],
  run: async (input) => {
    const value = jsonOf(input);
    const spec = specInput("spec", value);
    if (!spec) return;
    const { value: planned, diagnostics } = analyse(spec);
    holds(
      (planned === undefined) === hasErrors(diagnostics),
      () => "There is a plan and errors, or neither.",
    );
    if (!planned) return;
    const served = servedSpec(planned);
    const made = makeServices([served], { seed: 1, envelope: "embedded" });
    const given = propertyOf(value, "requests");
    const requests = [...urlsOf(served), ...(Array.isArray(given) ? given.slice(0, 4) : [])];
    for (const { handler } of made)
      for (const each of requests) {
        const request = requestIn(each);
        // oxlint-disable-next-line no-await-in-loop -- one request at a time
        if (request) await askedOf(handler.service, request);
      }
  },
};

/** A request for each of the first few things that there are. */
function urlsOf(spec: ServedSpec): readonly string[] {
  switch (spec.kind) {
    case "catalogue":
      return spec.modules.slice(0, 4).map(({ select, prefix, params }) => {
        const own = Object.entries(params).map(([name, param], index) => [
          prefix + name,
          param.type === "enum" ? (param.values[0] ?? "") : (["1", "A", "max"][index % 3] ?? ""),
        ]);
        const query = new URLSearchParams(
          [...Object.entries(select), ["format", "json"], ...own].map(([name = "", text = ""]) => [
            name,
            text,
          ]),
        );
        return `/api.php?${query}`;
      });
    case "openapi":
      return Object.values(spec.stub.endpoints)
        .slice(0, 5)
        .flatMap(({ path }) => {
          const url = path.replaceAll(/\{[^{}]*\}/g, "1");
          return [url, `${url}?page=1&size=2`];
        });
  }
}
