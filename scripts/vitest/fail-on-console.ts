import { afterEach, beforeEach } from 'vitest';

const methods = ['error', 'warn'] as const;
const originals = { error: console.error, warn: console.warn };
const written: string[] = [];

/**
 * Fails a test for unexpected console output. A test that expects a warning replaces the method itself
 * (`vi.spyOn(console, 'warn').mockImplementation(() => {})`), which keeps the output from here.
 */
beforeEach(() => {
  written.length = 0;
  for (const method of methods) {
    console[method] = (...values: unknown[]) => {
      written.push(`console.${method}: ${values.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, originals);
  const unexpected = written.splice(0);
  if (unexpected.length > 0) {
    throw new Error(`The test wrote to the console, which it did not expect.\n${unexpected.join('\n')}`);
  }
});
