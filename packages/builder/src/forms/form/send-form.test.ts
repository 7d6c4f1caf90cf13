import { afterEach, expect, it, vi } from 'vitest';
import { stubServer } from '../../testing/stub-server.ts';
import { sendForm } from './send-form.ts';

/** The code with which files are sent cannot be fetched. */
vi.mock('@stirrup/runtime', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  importWithRetry: () => Promise.reject(new Error('Not fetched')),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['without files', 'Ada', 30_000],
  ['with files, without the code that shows their progress,', new File(['horse'], 'horse.jpg'), 600_000],
])('a form %s gets its time', async (_, entry, expected) => {
  const calls = stubServer(() => ({}));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const data = new FormData();
  data.set('form-field-aa', entry);
  const sent = sendForm(document.createElement('form'), 'formaa', data, new AbortController().signal);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]?.answer({ success: true, data: {} });
  await sent;
  expect(timeout.mock.calls).toEqual([[expected]]);
});
