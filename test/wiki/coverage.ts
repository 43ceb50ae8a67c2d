import { Session } from "node:inspector/promises";

/** Says how much code of the stub runs for the first time. */
export interface Coverage {
  /** How many parts of the stub's code have run since the last question that had not run before. */
  newParts(): Promise<number>;
  stop(): Promise<void>;
}

/** A part of a function, by its first and last character in the file. */
interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
}

/** Starts to watch what code runs. */
export async function startCoverage(): Promise<Coverage> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  /** The parts of each function that has run which have not run yet. */
  const left = new Map<string, readonly Range[]>();
  return {
    async newParts() {
      // V8 reports what has run since the last report.
      const { result } = await session.post("Profiler.takePreciseCoverage");
      let parts = 0;
      for (const { url, functions } of result.filter((each) => isOfStub(each.url))) {
        for (const { ranges } of functions) {
          const [whole] = ranges;
          if (whole === undefined || whole.count === 0) continue;
          const key = `${url} ${whole.startOffset} ${whole.endOffset}`;
          const skipped = ranges.filter(({ count }) => count === 0);
          const before = left.get(key);
          const after = before?.filter((part) => skipped.some((each) => contains(each, part)));
          parts += before === undefined ? 1 : before.length - (after?.length ?? 0);
          left.set(key, after ?? skipped);
        }
      }
      return parts;
    },
    async stop() {
      session.disconnect();
    },
  };
}

function isOfStub(url: string): boolean {
  return url.includes("/templates/wiki/");
}

function contains(outer: Range, inner: Range): boolean {
  return outer.startOffset <= inner.startOffset && inner.endOffset <= outer.endOffset;
}
