import { describe, expect, it } from "vitest";
import { profileSchemas } from "../../../generator/wiki/data-rest-schemas.js";
import type { NamedResource } from "../../../generator/wiki/data-rest-schemas.js";

/** A resource whose items have a property with an embedded object. */
function resource(name: string, size: object, items: readonly object[], of = "size") {
  const found: NamedResource = {
    name,
    resource: {
      rel: name.toLowerCase(),
      schema: {
        definitions: { [of]: { type: "object", properties: size } },
        properties: { own: { type: "object", $ref: `#/definitions/${of}` } },
      },
      searches: [],
      items: items.map((own) => ({ own })),
      text: JSON.stringify(items),
    },
  };
  return found;
}

const WIDTH = { width: { type: "integer" } };

function namesOf(...resources: readonly NamedResource[]): readonly string[] {
  const taken = new Set(resources.map(({ name }) => name));
  return profileSchemas(resources, taken).embedded.map(([name]) => name);
}

describe("the schemas of embedded objects", () => {
  it("are shared by resources with the same definition, and know the values of all of them", () => {
    const a = resource("Town", WIDTH, [{ width: 1 }]);
    const b = resource("Player", WIDTH, [{ width: null }]);
    expect(profileSchemas([a, b], new Set()).embedded).toEqual([
      [
        "Size",
        {
          type: "object",
          required: ["width"],
          properties: { width: { type: ["integer", "null"] } },
        },
      ],
    ]);
  });

  it("have the names of their resources if definitions of a name differ, or the name is taken", () => {
    const other = resource("Player", { height: { type: "integer" } }, []);
    expect(namesOf(resource("Town", WIDTH, []), other)).toEqual(["TownSize", "PlayerSize"]);
    expect(namesOf(resource("Town", WIDTH, [], "town"))).toEqual(["TownTown"]);
  });

  it("are null where an item lacks the object", () => {
    const items: readonly object[] = JSON.parse('[{"width":1},null]');
    const own = resource("Town", WIDTH, items);
    const { properties } = profileSchemas([own], new Set()).objectOf(
      own.resource.schema,
      own,
      own.resource.items,
    );
    expect(properties["own"]).toEqual({
      anyOf: [{ $ref: "#/components/schemas/Size" }, { type: "null" }],
    });
  });

  it("may contain themselves", () => {
    const tree = { child: { type: "object", $ref: "#/definitions/tree" } };
    const own = resource("Town", tree, [{ child: { child: null } }], "tree");
    expect(namesOf(own)).toEqual(["Tree"]);
  });

  it.each([
    "x#/definitions/size",
    "#/definitions/size/x",
    "#/definitions/",
    "#/definitions/other",
    "#/definition/size",
    "size",
  ])("are none of the reference %s", (reference) => {
    const own = resource("Town", WIDTH, [{ width: 1 }]);
    const { schema } = own.resource;
    const properties = { own: { type: "object", $ref: reference } };
    expect(
      namesOf({ ...own, resource: { ...own.resource, schema: { ...schema, properties } } }),
    ).toEqual([]);
  });

  it("may be the items of a list", () => {
    const own = resource("Town", WIDTH, []);
    const { schema } = own.resource;
    const properties = { own: { type: "array", items: { $ref: "#/definitions/size" } } };
    expect(
      namesOf({ ...own, resource: { ...own.resource, schema: { ...schema, properties } } }),
    ).toEqual(["Size"]);
  });
});

describe("the properties of a profile", () => {
  const town = resource("Town", WIDTH, []);
  const { objectOf } = profileSchemas([town], new Set());

  it("are in the order of an item, without what it has beside them, then by name", () => {
    const profile = { properties: { z: {}, b: {}, a: {}, y: {} } };
    const items = [
      { y: 1, _links: {}, b: 2 },
      { b: 2, z: 1 },
    ];
    const found = objectOf(profile, town, items);
    expect(Object.entries(found.properties)).toEqual([
      ["y", {}],
      ["b", {}],
      ["a", {}],
      ["z", {}],
    ]);
    expect(found.required).toEqual(["b"]);
    expect(Object.keys(objectOf(profile, town, []).properties)).toEqual(["a", "b", "y", "z"]);
    expect(objectOf(profile, town, []).required).toEqual([]);
    expect(objectOf({}, town, items)).toEqual({ properties: {}, required: [] });
    expect(objectOf({ properties: [] }, town, items)).toEqual({ properties: {}, required: [] });
  });

  it.each<readonly [schema: unknown, value: unknown, found: object]>([
    [{ type: "string" }, "a", { type: "string" }],
    [{ type: "string" }, null, { type: ["string", "null"] }],
    [{ type: "string", format: "date" }, "a", { type: "string", format: "date" }],
    [{ type: "string", title: "Own" }, "a", { type: "string" }],
    [{ type: 1, format: 2, enum: "a", items: "b" }, "a", {}],
    [{ enum: ["a"] }, "a", { enum: ["a"] }],
    [{ enum: ["a"] }, null, { enum: ["a", null] }],
    [
      { type: "array", items: { type: "string" } },
      ["a", null],
      { type: "array", items: { type: ["string", "null"] } },
    ],
    [
      { type: "array", items: { type: "string" } },
      null,
      { type: ["array", "null"], items: { type: "string" } },
    ],
    [
      { type: "array", items: { $ref: "#/definitions/size" } },
      [{ width: 1 }],
      { type: "array", items: { $ref: "#/components/schemas/Size" } },
    ],
    [{ $ref: "#/definitions/size" }, { width: 1 }, { $ref: "#/components/schemas/Size" }],
    [
      { $ref: "#/definitions/size" },
      null,
      { anyOf: [{ $ref: "#/components/schemas/Size" }, { type: "null" }] },
    ],
    [{ type: "object", $ref: "#/definitions/size/x" }, {}, { type: "object" }],
    [{ type: "object", $ref: "x#/definitions/size" }, {}, { type: "object" }],
    [{ type: "object", $ref: "#/definitions/other" }, {}, { type: "object" }],
    [true, 1, {}],
  ])("of %j with the value %j", (schema, value, found) => {
    expect(objectOf({ properties: { own: schema } }, town, [{ own: value }])).toEqual({
      properties: { own: found },
      required: ["own"],
    });
  });
});
