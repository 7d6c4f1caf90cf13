import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { hasRecordings } from '../../fixtures/recordings.ts';

/** Prints one line at the end with the number of tests that were skipped for lack of recorded pages. */
export class TellLeftOut implements Reporter {
  #isSelection = false;

  onInit({ config }: Vitest): void {
    this.#isSelection = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // A run of selected tests skips all others.
    if (hasRecordings || this.#isSelection) return;
    const line = leftOutLine(modules.flatMap((module) => [...module.children.allTests('skipped')]).length);
    if (line !== undefined) console.log(line);
  }
}

/** The line; undefined if nothing was skipped. */
export function leftOutLine(count: number): string | undefined {
  if (count === 0) return undefined;
  return `Left out: ${count} ${count === 1 ? 'test' : 'tests'}, because no recorded pages lie beside the repository.`;
}
