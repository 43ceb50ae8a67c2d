/**
 * The time between two moments in English, such as `1 decade, 2 years and 3 days` (observed on
 * MediaWiki 1.45).
 */
export function durationText(start: string, end: string): string {
  const [first, last] = [new Date(start), new Date(end)].sort((a, b) => a.getTime() - b.getTime());
  if (!first || !last) return partText(0, "second");
  const months = monthsBetween(first, last);
  const rest = Math.floor((last.getTime() - monthsAfter(first, months).getTime()) / SECOND);
  const years = Math.floor(months / 12);
  const parts = [
    partText(Math.floor(years / 1000), "millennium", "millennia"),
    partText(Math.floor(years / 100) % 10, "century", "centuries"),
    partText(Math.floor(years / 10) % 10, "decade"),
    partText(years % 10, "year"),
    partText(months % 12, "month"),
    partText(Math.floor(rest / 86_400), "day"),
    partText(Math.floor(rest / 3600) % 24, "hour"),
    partText(Math.floor(rest / 60) % 60, "minute"),
    partText(rest % 60, "second"),
  ].filter((part) => !part.startsWith("0 "));
  const final = parts.at(-1) ?? partText(0, "second");
  return parts.length < 2 ? final : `${parts.slice(0, -1).join(", ")} and ${final}`;
}

const SECOND = 1000;

function partText(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

function monthsBetween(first: Date, last: Date): number {
  const years = last.getUTCFullYear() - first.getUTCFullYear();
  const months = years * 12 + last.getUTCMonth() - first.getUTCMonth();
  // A month without the first moment's day may also be too long.
  return [months, months - 1, months - 2].find((each) => monthsAfter(first, each) <= last) ?? 0;
}

/** The same time of day, months later. A day that the month does not have is in the next month. */
function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
