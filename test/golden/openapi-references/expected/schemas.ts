// Generated from spec.json by `paramsmith generate`. Do not edit.

export type TownId = string;

export type ListTownsAnswer = TownsIdGet200ApplicationJson[];

export interface Town {
  id: string;
  place?: Alias;
  home?: TownHall;
}

export interface TownHall {
  level?: number;
}

export interface Alias {
  x: number;
  y: number;
}

export interface TownsIdGet200ApplicationJson {
  town: Town;
  next?: TownLink;
}

export interface TownLink {
  href: string;
}

export interface XSharedProblem {
  detail: string;
  cause?: XSharedProblem;
}

export interface GetTownAnswer {
  town: Town;
  next?: TownLink;
}
