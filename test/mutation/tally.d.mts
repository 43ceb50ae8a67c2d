export type Outcome = "noticed" | "survived" | "explained" | "invalid" | "unmeasured";
export interface Tally {
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly counted: number;
  readonly share: number | undefined;
}
export function tallyOf(outcomes: readonly Outcome[]): Tally;
export function failureOf(tally: Tally, least: number): string | undefined;
