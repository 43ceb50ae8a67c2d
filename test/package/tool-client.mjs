/**
 * A Model Context Protocol client: starts the server of the second argument, and prints its tools and the
 * results of the calls that the third argument has, as JSON.
 */
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const [, , file, calls] = process.argv;
const client = new Client({ name: "test", version: "1.0.0" });
await client.connect(new StdioClientTransport({ command: process.execPath, args: [file] }));
const { tools } = await client.listTools();
const results = await Promise.all(JSON.parse(calls).map((call) => client.callTool(call)));
await client.close();
console.log(JSON.stringify({ tools, results }));
