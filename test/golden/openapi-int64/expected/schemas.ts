// Generated from spec.json by `paramsmith generate`. Do not edit.

export type ListPetsAnswer = Pet[];

export interface Pet {
  id: bigint;
  age?: bigint;
  parent?: bigint | null;
  weight?: number;
  even?: bigint;
  pairs?: {
    a?: bigint;
  }[] &
    {
      b?: bigint;
    }[];
  rank?: 1 | 2;
  scores?: {
    [k: string]: bigint;
  };
  name: string;
  children?: Pet[];
}

export interface Places {
  unions: (Large | Small)[];
  tuple: [] | [bigint] | [bigint, number, ...bigint[]];
  patterns: {
    [k: string]: bigint | number;
  };
  dependent: {
    [k: string]: unknown;
  };
  contains: unknown[];
}

export interface Large {
  kind: "large";
  v: bigint;
}

export interface Small {
  kind: "small";
  v: number;
}

export interface GetPet404Content {
  missing: bigint;
}

export interface SendFormBody {
  id?: bigint;
  ids?: bigint[];
}
