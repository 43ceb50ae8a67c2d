// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export type AddPet404Content = string;

export interface Named {
  n?: string;
}

export interface Anchored {
  a?: string;
}

export interface Dynamic {
  b?: string;
}

export interface Written {
  made: string;
  both?: string;
}

export interface Circle {
  kind: "circle";
}

export interface Square {
  kind: "square";
}

export interface Open {
  [k: string]: unknown;
}

export interface All {
  ref?: Named;
  anchor?: Anchored;
  dynamic?: Dynamic;
  id?: NamedD;
  defs?: NamedD;
  refAndMore?: Named & {
    m?: string;
  };
  anything?: unknown;
  nothing?: never;
  not?: string;
  notText?: unknown;
  enum?: "a";
  const?: "a";
  constBeside?: "a";
  listed?: "a" | 1 | true | null;
  listedObjects?: [1] | "b" | null;
  listedList?: ["a"];
  integer?: number;
  multipleOf?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maxLength?: string;
  minLength?: string;
  pattern?: string;
  format?: string;
  contentEncoding?: string;
  flag?: boolean;
  none?: null;
  twoTypes?: string | null;
  oneType?: string;
  array?: unknown[];
  items?: number[];
  prefixItems?: [] | [string] | [string, number, ...unknown[]];
  /** @minItems 1 */
  prefixAndItems?: [string, ...number[]];
  closedTuple?: [] | [string];
  contains?: unknown[];
  containsNone?: unknown[];
  containsFew?: unknown[];
  /** @maxItems 2 */
  maxItems?: string[];
  /** @minItems 2 */
  minItems?: [string, string, ...string[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sized?: [string, string, ...string[]];
  sizedWrong?: never;
  manyItems?: string[];
  uniqueItems?: unknown[];
  unevaluatedItems?: [] | [string];
  unevaluatedTexts?: string[];
  object?: {
    [k: string]: unknown;
  };
  properties?: {
    o: string;
    p?: unknown;
  };
  implied?: {
    o?: string;
  };
  patternProperties?: {
    [k: string]: unknown;
  };
  patternAndOthers?: {
    [k: string]: string | number;
  };
  patternsAlone?: {
    [k: string]: string;
  };
  closed?: {
    o?: string;
  };
  others?: {
    o?: string;
    [k: string]: number | string | undefined;
  };
  anyOthers?: {
    o?: string;
    [k: string]: unknown;
  };
  noOthers?: {};
  propertyNames?: {
    [k: string]: unknown;
  };
  unevaluatedProperties?: {};
  unevaluatedOthers?: {
    [k: string]: string;
  };
  evaluated?: {
    b?: unknown;
  } & {
    a?: unknown;
  };
  maxProperties?: {
    [k: string]: unknown;
  };
  minProperties?: {
    [k: string]: unknown;
  };
  requiredOnly?: {
    a: {} | null;
    [k: string]: unknown;
  };
  inherited?: {
    a: unknown;
    toString: unknown;
  };
  requiredInPart?: {
    a?: string;
  } & {
    a: string;
  };
  dependentRequired?: {
    n?: unknown;
    m?: unknown;
  };
  dependentSchemas?: {
    n?: unknown;
    m?: unknown;
  };
  allOf?: Named & Anchored;
  anyOf?: string | Named;
  anyOfAnything?: unknown;
  oneOf?: string | Named;
  oneOfOne?: string;
  allKinds?: (string | null) & string;
  conditional?: {
    n?: unknown;
    m?: unknown;
    o?: unknown;
  };
  thenOnly?: {
    n?: unknown;
    m?: unknown;
  };
  discriminated?: Circle | Square;
  discriminatedByName?:
    | Circle
    | ({
        kind: "Open";
      } & Open);
  /**
   * @deprecated
   * A *text*.
   */
  deprecated?: string;
  default?: string;
}

export interface NamedD {
  d?: string;
}

export interface AddPet200Headers {
  /**
   * @deprecated
   * All pets.
   */
  "X-Count": number;
  "X-Exploded"?: {
    n?: string;
  };
  "X-Json"?: string;
}

export interface AddPetFormDataBody {
  json?: string[];
  pipes?: string[];
  joined?: string[];
  usual?: string[];
}

export interface AddPetDeep {
  n?: string;
}

export interface AddPetJson {
  [k: string]: unknown;
}
