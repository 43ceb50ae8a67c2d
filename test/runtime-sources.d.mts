/** The source of each entry point of the runtime that generated code imports. */
export const runtimeSources: Readonly<Record<string, string>>;
