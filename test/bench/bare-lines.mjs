/** What `inspect -` cannot do without: reads requests, a line each, and answers each with as many bytes. */
import { createInterface } from "node:readline";

const answer = `${"a".repeat(Number(process.argv[2]) - 1)}\n`;
for await (const line of createInterface({ input: process.stdin })) {
  // Whatever is read is looked at.
  if (line.length > 0) process.stdout.write(answer);
}
