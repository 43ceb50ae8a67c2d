// Describes resources as ALPS and as JSON Schema.

import type { HalLinks } from "./links.js";
import type { DataRestProperty, DataRestResource, DataRestSearch } from "./resource.js";

/** An ALPS descriptor. Its members are in Spring Data REST's order. */
interface AlpsDescriptor {
  readonly id?: string;
  readonly href?: string;
  readonly name?: string;
  readonly type?: "SEMANTIC" | "SAFE" | "IDEMPOTENT" | "UNSAFE";
  readonly doc?: { readonly format: "TEXT"; readonly value: string };
  readonly descriptor?: readonly AlpsDescriptor[];
  /** The descriptor of the representation that is returned. */
  readonly rt?: string;
}

const PAGE_DESCRIPTORS: readonly AlpsDescriptor[] = [
  described("page", "The page to return."),
  described("size", "The size of the page to return."),
  described("sort", "The sorting criteria to use to calculate the content of the page."),
];

const WRITES = [
  { method: "POST", verb: "create", type: "UNSAFE" },
  { method: "DELETE", verb: "delete", type: "IDEMPOTENT" },
  { method: "PUT", verb: "update", type: "IDEMPOTENT" },
  { method: "PATCH", verb: "patch", type: "UNSAFE" },
] as const;

/** Returns a resource's profile as ALPS (draft-foster-alps). */
export function alpsText(base: string, resource: DataRestResource): string {
  const { rel, itemRel, properties, version, searches, writes = [] } = resource;
  const id = `${itemRel}-representation`;
  const descriptor: readonly AlpsDescriptor[] = [
    {
      id,
      href: `${base}/profile/${rel}`,
      descriptor: [
        ...properties.map(propertyDescriptor),
        ...(version === undefined ? [] : [semantic(version)]),
      ],
    },
    { id: `get-${rel}`, name: rel, type: "SAFE", descriptor: PAGE_DESCRIPTORS, rt: `#${id}` },
    { id: `get-${itemRel}`, name: itemRel, type: "SAFE", descriptor: [], rt: `#${id}` },
    ...WRITES.filter(({ method }) => writes.includes(method)).map(({ method, verb, type }) => {
      const name = method === "POST" ? rel : itemRel;
      return { id: `${verb}-${name}`, name, type, descriptor: [], rt: `#${id}` };
    }),
    ...searches.map(searchDescriptor),
  ];
  return JSON.stringify({ alps: { version: "1.0", descriptor } });
}

function searchDescriptor({ name, conditions }: DataRestSearch): AlpsDescriptor {
  return {
    name,
    type: "SAFE",
    descriptor: conditions.map(({ parameter }) => semantic(parameter)),
  };
}

/** An enumeration's values are listed in its documentation. */
function propertyDescriptor({ name, schema: { enum: values } }: DataRestProperty): AlpsDescriptor {
  return values ? described(name, values.join(", ")) : semantic(name);
}

function semantic(name: string): AlpsDescriptor {
  return { name, type: "SEMANTIC" };
}

function described(name: string, value: string): AlpsDescriptor {
  return { name, type: "SEMANTIC", doc: { format: "TEXT", value } };
}

/** Returns a resource's profile as JSON Schema. */
export function schemaText({ title, properties, definitions = {} }: DataRestResource): string {
  return JSON.stringify({
    title,
    definitions,
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    type: "object",
    $schema: "http://json-schema.org/draft-04/schema#",
  });
}

/** Formats links for media types other than HAL. */
export function plainLinksText(links: HalLinks): string {
  return JSON.stringify({
    links: Object.entries(links).map(([rel, { href }]) => ({ rel, href })),
  });
}
