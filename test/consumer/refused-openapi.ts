import { findAlliancesByName } from "paramsmith/alliance/findAlliancesByName";
import { createAllianceHandler } from "paramsmith/alliance/handlers";
import { listAlliances, parseListAlliances } from "paramsmith/alliance/listAlliances";
import type { Alliance } from "paramsmith/alliance/schemas";
import { createAllianceStub } from "paramsmith/alliance/stub";
import { validateAllianceList } from "paramsmith/alliance/validators";

// Requests.
// @ts-expect-error TS2322: a text for a number
listAlliances({ size: "10" });
// @ts-expect-error TS2561: a name that the endpoint does not have
listAlliances({ sizes: 10 });
// @ts-expect-error TS2322: a number for a text
findAlliancesByName({ name: 5 });
// @ts-expect-error TS2532: an argument that may be absent
parseListAlliances("").args.size.toFixed();

// Answers.
const answer: unknown = [];
// @ts-expect-error TS2339: what has not been looked at
export const { length } = answer;
if (validateAllianceList(answer)) {
  // @ts-expect-error TS2339: the answer may be wrapped
  answer.map(String);
}
// @ts-expect-error TS2739: fields that are missing
export const alliance: Alliance = { id: "1", name: "A", strength: 1, bbStrength: 1 };

// Handlers.
createAllianceHandler({
  // @ts-expect-error TS2322: an answer that lacks fields
  listAlliances: () => [{ id: "1" }],
});
createAllianceHandler({
  // @ts-expect-error TS2322: an answer that is not wrapped
  findAlliancesByName: () => [],
});
createAllianceHandler({
  // @ts-expect-error TS2353: an endpoint that there is not
  findAlliances: () => [],
});

// Stubs.
declare const listed: Alliance;
const model: Alliance = { ...listed, townIds: [] };
// @ts-expect-error TS2322: data that lacks the field of answers
createAllianceStub({ data: { alliances: [model] } });
// @ts-expect-error TS2353: a collection that there is not
createAllianceStub({ data: { towns: [] } });
// @ts-expect-error TS2322: an envelope that there is not
createAllianceStub({ envelope: "wrapped" });
// @ts-expect-error TS2322: a page that lists do not begin with
createAllianceStub({ firstPage: 2 });
createAllianceStub({
  // @ts-expect-error TS2322: an answer that is not wrapped
  handlers: { findAlliancesByName: () => [] },
});
