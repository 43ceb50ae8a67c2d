/** The first and the last address of a range, or an address twice, as in responses. */
export function rangeOf(value: string): { readonly start: string; readonly end: string } {
  const [address = "", bits] = value.split("/");
  const v6 = address.includes(":");
  const width = v6 ? 16 : 8;
  const parts = address.split(v6 ? ":" : ".").map((part) => Number.parseInt(part, v6 ? 16 : 10));
  const kept = bits === undefined ? parts.length * width : Number(bits);
  const edge = (rest: 0 | 1): string =>
    parts
      .map((part, index) => {
        const free = Math.min(width, Math.max(0, (index + 1) * width - kept));
        const size = 2 ** free;
        const low = Math.floor(part / size) * size;
        const number = low + rest * (size - 1);
        return v6 ? number.toString(16).toUpperCase() : String(number);
      })
      .join(v6 ? ":" : ".");
  return { start: edge(0), end: edge(1) };
}
