import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { launchOptions } from '../e2e/support/chromium.ts';
import type { Bench, Result } from './support/bench.ts';
import { benchPages } from './support/open-bench-page.ts';
import { tableOf, writeSection } from './support/report.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const resultsFile = `${folder}results.json`;
const docsFile = `${folder}../docs/benchmarks.md`;

/** Runs the benches named on the command line, or all; see README.md. */
const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

const results: Record<string, Result> = readResults();
const browser = await chromium.launch(launchOptions);
let isKept = true;
for (const name of names) {
  const { default: bench }: { default: Bench } = await import(`./${name}.bench.ts`);
  const result = await bench(benchPages(browser), browser);
  results[name] = result;
  console.log(`\n${tableOf(result)}`);
  isKept &&= result.goals.every(({ measured, limit }) => measured <= limit);
  writeSection(docsFile, name, tableOf(result));
}
await browser.close();
writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
process.exitCode = isKept ? 0 : 1;

function readResults(): Record<string, Result> {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8'));
  } catch {
    return {};
  }
}
