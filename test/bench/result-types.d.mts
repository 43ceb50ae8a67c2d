/** The compiler's figures for a program. */
export interface CheckFigures {
  readonly types: number;
  readonly instantiations: number;
  readonly checkMs: number;
}

/** The figures of a program that imports one module, with a type written by hand and with the learned one. */
export interface ResultTypeFigures {
  readonly module: string;
  readonly without: CheckFigures;
  readonly with: CheckFigures;
}

export function measureResultTypes(runs: number, spec?: string): readonly ResultTypeFigures[];
