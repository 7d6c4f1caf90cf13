import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replaceBlock } from '../../scripts/marked-block.ts';
import { KINDS } from './check.ts';
import type { Engine } from './engine.ts';
import type { EngineResult } from './run-checks.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/browsers.md', import.meta.url));

/** Writes the versions of a whole run without faults, and its counts, into docs/browsers.md. */
export function writeTested(
  results: readonly { readonly engine: Pick<Engine, 'name' | 'version'>; readonly result: EngineResult }[],
): void {
  const head = `| Engine | Version | ${KINDS.join(' | ')} |\n| --- | --- |${' ---: |'.repeat(KINDS.length)}`;
  const rows = results.map(
    ({ engine, result }) =>
      `| ${engine.name} | ${engine.version} | ${KINDS.map((kind) => result.counts[kind].passed).join(' | ')} |`,
  );
  writeFileSync(DOCUMENT, replaceBlock(readFileSync(DOCUMENT, 'utf8'), 'tested', [head, ...rows].join('\n')));
}
