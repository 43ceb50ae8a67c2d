/**
 * Services for tests: in place of `fetch`, with Mock Service Worker, and with faults. They are
 * never copied.
 */
export { mswResolver } from "../adapters/msw-resolver.js";
export type { MswResolver } from "../adapters/msw-resolver.js";
export { stubFetch } from "../adapters/stub-fetch.js";
export type { StubFetch } from "../adapters/stub-fetch.js";
export type { StubRoute, StubTarget } from "../adapters/stub-routes.js";
export type { ErrorForm, Fault } from "../faults/fault-responses.js";
export { withFaults } from "../faults/faults.js";
export type { FaultOptions, FaultRate, Latency } from "../faults/faults.js";
