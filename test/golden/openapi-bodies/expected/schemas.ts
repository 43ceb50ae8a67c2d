// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Pet = NewPet & {
  id: number;
};

export type ListPetsAnswer = Pet[];

export interface NewPet {
  name: string;
  tag?: string;
}

export interface CreatePet201Headers {
  Location?: string;
}

export interface BadContent {
  code: number;
}

export interface CreatePetDefaultContent {
  message?: string;
}

export interface ChangePetBody {
  name?: string;
  tag?: string | null;
}

export interface SetPhotoBody {
  file?: Blob;
  caption?: string;
  order?: number;
}
