import { describe, expect, it } from "vitest";
import { shareSchemas } from "../../../../generator/emit/directory/shared-schemas.js";
import { payloadValidators } from "../../support/payloads.js";

/** Is long enough to be shared. */
const address = {
  type: "object",
  properties: {
    street: { type: "string", minLength: 1 },
    city: { type: "string", minLength: 1 },
    country: { type: "string", minLength: 2, maxLength: 2 },
  },
  required: ["street", "city", "country"],
};
const valid = { street: "Road", city: "Town", country: "DE" };

describe("equal parts of schemas", () => {
  it("are one schema", () => {
    const order = { properties: { from: address, to: address } };
    const shop = { items: address };
    expect(
      shareSchemas([
        { name: "validateOrder", schema: order },
        { name: "validateShop", schema: shop },
      ]),
    ).toEqual({
      schemas: [
        {
          name: "validateOrder",
          schema: { properties: { from: { $ref: "#shared0" }, to: { $ref: "#shared0" } } },
        },
        { name: "validateShop", schema: { items: { $ref: "#shared0" } } },
      ],
      parts: [{ name: "shared0", schema: address }],
    });
  });

  it("are the schema that equals them", () => {
    expect(
      shareSchemas([
        { name: "validateShop", schema: { items: address } },
        { name: "validateAddress", schema: address },
        { name: "validatePlace", schema: address },
      ]),
    ).toEqual({
      schemas: [
        { name: "validateShop", schema: { items: { $ref: "#validateAddress" } } },
        { name: "validateAddress", schema: address },
        { name: "validatePlace", schema: { $ref: "#validateAddress" } },
      ],
      parts: [],
    });
  });

  it("have the errors of each of their locations", async () => {
    const validators = await payloadValidators({
      Order: { type: "object", properties: { from: address, to: address } },
    });
    const validate = validators.get("Order");
    expect(validate?.({ from: valid, to: valid })).toBe(true);
    expect(validate?.({ from: { ...valid, city: "" }, to: { ...valid, country: "D" } })).toBe(
      false,
    );
    expect(validate?.errors?.map(({ instancePath }) => instancePath)).toEqual([
      "/from/city",
      "/to/country",
    ]);
  });
});
