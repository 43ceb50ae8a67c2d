/** Sends bytes that were prepared, and does nothing else: what a server of Node can do at most. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const prepared = JSON.parse(readFileSync(process.argv[2], "utf8"));
const answers = new Map(
  prepared.flatMap(({ paths, ...answer }) => paths.map((path) => [path, answer])),
);
const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.end(answer.body);
}).listen(0, "127.0.0.1", () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` }));
});
