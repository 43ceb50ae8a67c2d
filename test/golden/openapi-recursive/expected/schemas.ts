// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Vehicle = {
  type: string;
  parts?: Vehicle[];
} & (
  | ({
      type: "bus";
    } & Bus)
  | ({
      type: "sports-car";
    } & SportsCar)
);

export type Bus = VehicleBase2 & {
  seats?: number;
};

export type Car = VehicleBase2 & {
  doors?: number;
} & (
    | SportsCar
    | {
        doors: {} | null;
        [k: string]: unknown;
      }
  );

export type SportsCar = CarBase & {
  speed: number;
};

export type VehicleBase = string;

export type CarBase = VehicleBase2 & {
  doors?: number;
};

export interface Tree {
  children: Tree[];
}

export interface VehicleBase2 {
  type: string;
  parts?: Vehicle[];
}
