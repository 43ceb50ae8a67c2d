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

export interface GetPet404Content {
  missing: bigint;
}

export interface SendFormBody {
  id?: bigint;
  ids?: bigint[];
}
