export function withTables(text: string, measured: readonly string[]): string;
export function rowsOf(text: string): readonly string[];
