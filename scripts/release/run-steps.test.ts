import { expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';

const step = (name: string) => ({ name, run: async () => `${name} is done` });
const failing = {
  name: 'check',
  run: async () => {
    throw new Error('A gate is open.');
  },
  whenFailed: 'Close it.',
};

it('runs steps in order, and reports each', async () => {
  const lines: string[] = [];
  expect(await runSteps([step('build'), step('publish')], (line) => lines.push(line))).toBe(true);
  expect(lines).toEqual([
    '... 1/2 build',
    expect.stringMatching(/^ok {2}1\/2 build \(\d+ s\): build is done$/),
    '... 2/2 publish',
    expect.stringMatching(/^ok {2}2\/2 publish \(\d+ s\): publish is done$/),
  ]);
});

it('stops at a step that fails, and says how to go on', async () => {
  const lines: string[] = [];
  expect(await runSteps([failing, step('publish')], (line) => lines.push(line))).toBe(false);
  expect(lines).toEqual(['... 1/2 check', 'A gate is open.', 'Stopped at 1/2 check. Close it.']);
});
