// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Identity = number;

export type Dog = Base & {
  name?: string;
  owner?: Owner;
} & {
  id: Identity;
  name: string;
};

export type Animal =
  | ({
      kind: "Cat";
    } & Cat)
  | ({
      kind: "pony";
    } & Horse);

export type DogInput2 = BaseInput & {
  name?: string;
  /** The code of the chip. */
  chip?: string;
  owner?: OwnerInput;
} & {
  name: string;
  /** The code of the chip. */
  chip: string;
};

export type AnimalInput =
  | ({
      kind: "Cat";
    } & CatInput)
  | ({
      kind: "pony";
    } & HorseInput);

export type ListDogsAnswer = Dog[];

export interface Base {
  id?: Identity;
}

export interface DogInput {
  name?: string;
}

export interface Owner {
  name: string;
  since: string;
  dogs?: Dog[];
}

export interface Account {
  name: string;
  password: string;
}

export interface Cat {
  kind: string;
  lives: number;
}

export interface Horse {
  kind: string;
  height?: number;
  age?: number;
}

export interface BaseInput {}

export interface OwnerInput {
  name: string;
  dogs?: DogInput2[];
}

export interface CatInput {
  kind: string;
}

export interface HorseInput {
  kind: string;
  height?: number;
}

export interface RegisterAnswer {
  token: string;
}
