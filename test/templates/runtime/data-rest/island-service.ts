import { dataRestService } from "../../../../templates/runtime/data-rest/service.js";
import type { DataRestResource } from "../../../../templates/runtime/data-rest/resource.js";
import { openApiStore } from "../../../../templates/runtime/openapi/stub/store.js";
import type { Service } from "../../../../templates/runtime/http/service.js";

const BOATS: DataRestResource = {
  collection: "boats",
  rel: "boats",
  itemRel: "boat",
  key: "id",
  title: "Boat",
  properties: [
    { name: "id", schema: { title: "Id", readOnly: false, type: "integer" }, initial: 0 },
    { name: "name", schema: { title: "Name", readOnly: false, type: "string" }, initial: null },
    {
      name: "state",
      schema: { title: "State", readOnly: false, type: "string", enum: ["NEW", "OLD"] },
      initial: null,
    },
    { name: "crew", schema: { title: "Crew", readOnly: false, type: "array" }, initial: [] },
  ],
  version: "version",
  sortable: ["id", "name"],
  searches: [
    {
      name: "first",
      returns: "item",
      conditions: [{ parameter: "name", property: "name", test: "equal" }],
    },
    {
      name: "after",
      returns: "page",
      conditions: [{ parameter: "id", property: "id", test: "greater", isNumber: true }],
    },
    {
      name: "sorted",
      returns: "list",
      sorts: true,
      conditions: [{ parameter: "part", property: "name", test: "containing" }],
    },
    { name: "all", returns: "list", conditions: [] },
  ],
  writes: ["POST", "PUT", "PATCH", "DELETE"],
  generatesKeys: true,
};

const PIERS: DataRestResource = {
  collection: "piers",
  rel: "piers",
  itemRel: "pier",
  key: "code",
  title: "Pier",
  properties: [
    { name: "code", schema: { title: "Code", readOnly: false, type: "string" } },
    { name: "metres", schema: { title: "Metres", readOnly: false, type: "integer" }, initial: 0 },
  ],
  sortable: ["code"],
  searches: [],
  writes: ["POST", "PUT"],
};

/** A service of boats, whose keys the server chooses, and of piers, whose keys clients choose. */
export function islandService(): Service {
  const item = { kind: "boolean" } as const;
  const store = openApiStore(
    {
      samples: {},
      collections: { boats: { item, key: "id" }, piers: { item, key: "code" } },
      shapes: {},
    },
    {
      data: {
        boats: [
          { id: 1, name: "Ada", state: "OLD", crew: ["Bo"] },
          { id: 2, name: "Eve", state: "NEW", crew: [] },
          { id: 3, name: "Dan", state: null, crew: [] },
        ],
        piers: [{ code: "n 1", metres: 40 }],
      },
    },
  );
  return dataRestService({ resources: [BOATS, PIERS], store }, { basePath: "/api" }).service;
}
