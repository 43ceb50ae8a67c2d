/** The effect of a change on a consumer, the most severe first. */
export const LEVELS = ["breaking", "risky", "info", "none"] as const;

export type Level = (typeof LEVELS)[number];

/**
 * A spec's consumers: senders of requests, callers of builders, users of the strict validators, and
 * implementers of handlers.
 */
export const CONSUMER_CLASSES = ["wire", "types", "validators", "handlers"] as const;

export type ConsumerClass = (typeof CONSUMER_CLASSES)[number];

/** The consumers of a review by default: programs that import generated code and send requests. */
export const DEFAULT_AUDIENCE: readonly ConsumerClass[] = ["wire", "types"];

/** A level for each consumer class. */
export type Levels = Readonly<Record<ConsumerClass, Level>>;

/** The titles of consumer classes in reports. */
export const CLASS_TITLES: Readonly<Record<ConsumerClass, string>> = {
  wire: "Requests over the wire",
  types: "Code that calls the builders",
  validators: "Users of the strict validators",
  handlers: "Implementations of the handlers",
};

/** The most severe of the levels. */
export function mostSevere(all: Iterable<Level>): Level {
  const found = new Set(all);
  return LEVELS.find((level) => found.has(level)) ?? "none";
}

/** Returns true if a level is at least as severe as a given one. */
export function atLeast(level: Level, threshold: Level): boolean {
  return LEVELS.indexOf(level) <= LEVELS.indexOf(threshold);
}
