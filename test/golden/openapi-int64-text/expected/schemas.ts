// Generated from spec.json by `paramsmith generate`. Do not edit.

export type ListPetsAnswer = Pet[];

export interface Pet {
  id: string;
  age?: string;
  parent?: string | null;
  weight?: number;
  rank?: 1 | 2;
  scores?: {
    [k: string]: string;
  };
  name: string;
  children?: Pet[];
}

export interface GetPet404Content {
  missing: string;
}

export interface SendFormBody {
  id?: string;
  ids?: string[];
}
