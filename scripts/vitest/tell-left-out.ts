import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { hasRecordings } from '../../fixtures/recordings.ts';

/** Says in one line at the end how many tests a clone without recorded pages goes without. */
export class TellLeftOut implements Reporter {
  #isSelection = false;

  onInit({ config }: Vitest): void {
    this.#isSelection = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // Where somebody has asked for some tests by name, all others are left out.
    if (hasRecordings || this.#isSelection) return;
    const line = leftOutLine(modules.flatMap((module) => [...module.children.allTests('skipped')]).length);
    if (line !== undefined) console.log(line);
  }
}

/** The line, or none where nothing was left out. */
export function leftOutLine(count: number): string | undefined {
  if (count === 0) return undefined;
  return `Left out: ${count} ${count === 1 ? 'test' : 'tests'}, because no recorded pages lie beside the repository.`;
}
