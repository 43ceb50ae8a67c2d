export interface Time {
  readonly processor: number;
  readonly wall: number;
}
export function limitOf(milliseconds: number): Time;
export function reachedLimit(spent: Time, limit: Time): "processor" | "wall" | undefined;
export function stopwatch(group: number): () => Time;
export function ticksOf(stat: string, group: number): number;
