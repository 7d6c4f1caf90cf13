import { afterEach, expect, it, vi } from 'vitest';
import { warn } from './warn.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('warns once per message, with its details', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warn('the tabs are too many');
  warn('the tabs are too many');
  warn('the pane is missing', document.body);
  expect(log.mock.calls).toEqual([['Stirrup: the tabs are too many'], ['Stirrup: the pane is missing', document.body]]);
});

it('is silent in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warn('nobody hears this');
  expect(log).not.toHaveBeenCalled();
});
