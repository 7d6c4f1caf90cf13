import { expect, it } from 'vitest';
import { createQueue } from './create-queue.ts';

it('runs one job at a time, in the order of asking', async () => {
  const queue = createQueue();
  const log: string[] = [];
  let finish = (_result: string) => {};
  const one = queue(() => {
    log.push('one begins');
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  });
  const two = queue(async () => {
    log.push('two begins');
    return 'second';
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(log).toEqual(['one begins']);
  finish('first');
  expect(await Promise.all([one, two])).toEqual(['first', 'second']);
  expect(log).toEqual(['one begins', 'two begins']);
});

it('continues after a failed job, and rejects for its caller only', async () => {
  const queue = createQueue();
  const bad = queue(() => Promise.reject(new Error('no')));
  const good = queue(async () => 'yes');
  await expect(bad).rejects.toThrow('no');
  expect(await good).toBe('yes');
});
