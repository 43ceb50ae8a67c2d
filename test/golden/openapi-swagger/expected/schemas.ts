// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export type Cat = Pet & {
  lives?: number;
};

export type ListPetsAnswer = Pet[];

export interface Pet {
  petType: string;
  name?: string | null;
  age?: number;
  owner?: CommonOwner;
}

export interface CommonProblem {
  message?: string | null;
}

export interface CommonOwner {
  pets?: Pet[];
  code?: string;
}

export interface ListPets200Headers {
  "X-Total"?: number;
}

export interface ChangePetBody {
  labels?: number[];
  tags?: string[];
  name: string | null;
  note?: string;
}

export interface AddPhotoBody {
  photo: Blob;
  size?: "small" | "large";
}
