// Generated from spec.yaml by `paramsmith generate`. Do not edit.

/** A word. */
export type Word = string;

export type Read = string;

export type Written = string;

export type BothInput = string;

export type Pet = Cat | Dog;

export type BadItems = unknown[];

export type BadAlternative = unknown;

export type BadAnchor = string;

export type LostPatterns = string;

export type LostReference = unknown;

export type LostElsewhere = (BadItems | unknown[])[];

export type LostTitle = string;

export type CircleA = unknown;

export type CircleB = unknown;

export type Data = unknown;

export type Empty2 = Closed & {
  name: string;
};

export type Empty3 = Closed & {
  other: unknown;
};

export type Empty4 = Closed & unknown[];

export type Empty5 = "1" | 1.5 | null;

export type Full1 = Closed & {
  name: string;
};

export type Full2 = {
  name: {} | null;
} | null;

export type Full3 = number;

export type Full4 = "1" | 2;

export type Discriminated2 = string | number;

export type Discriminated3 = string | number;

export type PetInput = CatInput | Dog;

export type Forms206Content = number;

export type Forms206AnyContent = unknown;

export type GetOrderAnswer = unknown;

export type PostOrderBody = unknown;

export type AllTypesAnswer = unknown;

export interface Thing {
  a?: string;
}

export interface Level3 {
  a?: {
    a?: {
      a?: string;
    };
  };
}

export interface Level4 {
  a?: Level3;
}

export interface Both {
  r: Read;
  s?: string;
  t?: string;
  b: string;
  list?: Both[];
  user?: User;
  same?: BothInput;
  pet?: Pet;
  whole?: Base & {
    r?: string;
    b?: unknown;
  };
  not?: unknown;
}

export interface Pins {
  pin?: string;
  list?: {
    code?: string;
  }[];
}

export interface User {
  both?: Both;
}

export interface Base {
  r: {} | null;
  b: {} | null;
  [k: string]: unknown;
}

export interface Cat {
  kind: "cat";
  r?: string;
}

export interface Dog {
  kind: "dog";
}

export interface Bad {
  pattern?: string;
  half?: string;
  default?: unknown;
  "x-y"?: unknown;
}

export interface BadNames {}

export interface Closed {
  name?: string;
}

export interface Empty1 {
  name: {} | null;
}

export interface Full5 {
  xa: {} | null;
  [k: string]: unknown;
}

export interface Types {
  a?: unknown;
  b?: unknown;
  c?: string;
  d?: string;
  e?: string;
}

export interface Discriminated1 {
  [k: string]: unknown;
}

export interface BothInput2 {
  w: Written;
  t?: string;
  b: string;
  list?: BothInput2[];
  user?: UserInput;
  same?: BothInput;
  pet?: PetInput;
  whole?: {
    b: {} | null;
    [k: string]: unknown;
  } & {
    b?: unknown;
  };
  not?: unknown;
}

export interface CatInput {
  kind: "cat";
}

export interface UserInput {
  both?: BothInput2;
}

export interface FoundHeaders {
  /**
   * @deprecated
   * P
   */
  "X-Plain"?: number;
  "X-Shared": number;
  "X-Reference"?: Word;
  "X-List"?: string[];
  "X-Json": string;
  "X-Object"?: {
    r: string;
  };
}

export interface PostOrderWwwFormUrlencodedBody {
  list?: string[];
}

export interface PostOrderFormDataBody {
  scan?: Blob;
  meta?: {
    [k: string]: unknown;
  };
}

export interface FormsDeep {
  a?: string;
}

export interface FormsXMap {
  [k: string]: unknown;
}
