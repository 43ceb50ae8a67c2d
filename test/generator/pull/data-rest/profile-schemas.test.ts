import { describe, expect, it } from "vitest";
import { profileSchemas } from "../../../../generator/pull/data-rest/profile-schemas.js";
import type { NamedResource } from "../../../../generator/pull/data-rest/profile-schemas.js";

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
