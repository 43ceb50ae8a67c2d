// Preloaded into a measured process: says how much memory it has had at most, in kibibytes.
const { writeFileSync } = require("node:fs");

process.on("exit", () => {
  writeFileSync(String(process.env.PARAMSMITH_BENCH_PEAK), String(process.resourceUsage().maxRSS));
});
