import jQuery from 'jquery';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { stubFetch } from '../testing/stub-fetch.ts';
import { encodeForm, type FormFields, formEntries } from './encode-form.ts';
import { messageFor } from './message-for.ts';
import { request } from './request.ts';
import { isRequestError, RequestError } from './request-error.ts';

const schema = z.object({ answer: z.number() });
const fail = async (promise: Promise<unknown>): Promise<RequestError> => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!isRequestError(error)) throw new Error('expected a RequestError');
  return error;
};
/** A server that does not answer until the signal aborts. */
const hang = () =>
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('request', () => {
  it('returns the validated answer, with cookies of the same origin', async () => {
    const calls = stubFetch({ body: { answer: 42, more: true } });
    expect(await request(schema, '/x')).toEqual({ answer: 42 });
    expect(calls[0]).toMatchObject({ url: '/x', method: 'GET', credentials: 'same-origin' });
  });

  it.each([
    ['status', { status: 500, body: '<h1>Oops</h1>' }, { status: 500, code: 'invalid_json', body: '<h1>Oops</h1>' }],
    ['status', { status: 403, body: { code: 'nope', message: '' } }, { status: 403, code: 'nope' }],
    ['status', { status: 403, body: '-1' }, { status: 403, code: 'unknown_error' }],
    ['not-json', { body: '<!doctype html>' }, { status: 200, code: 'invalid_json', body: '<!doctype html>' }],
    ['not-json', { body: '' }, { status: 200, body: '' }],
    ['schema', { body: { answer: '42' } }, { status: 200, body: '{"answer":"42"}' }],
    ['offline', new TypeError('Failed to fetch'), { status: 0, code: 'fetch_error' }],
  ])('distinguishes %s: %j', async (kind, reply, details) => {
    stubFetch(reply);
    expect(await fail(request(schema, '/x'))).toMatchObject({ kind, ...details });
  });

  it('aborts after the timeout, and by the caller’s signal, with different kinds', async () => {
    hang();
    expect(await fail(request(schema, '/x', { timeout: 5 }))).toMatchObject({ kind: 'timeout' });
    const controller = new AbortController();
    const pending = fail(request(schema, '/x', { signal: controller.signal }));
    controller.abort();
    expect(await pending).toMatchObject({ kind: 'aborted' });
    expect(await fail(request(schema, '/x', { signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
  });

  it.each(['beforeunload', 'pagehide'])(
    'tells a request that ended because the visitor leaves from one without a network, by %s',
    async (event) => {
      stubFetch(new TypeError('NetworkError'));
      const failing = fail(request(schema, '/x'));
      dispatchEvent(new Event(event));
      expect((await failing).kind).toBe('aborted');
      // That visitor has come back.
      expect(await fail(request(schema, '/x'))).toMatchObject({ kind: 'offline' });
    },
  );

  it('tells the failure of a page that stays, after a download or a dialog', async () => {
    vi.useFakeTimers();
    let refuse: (error: Error) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (refuse = reject)));
    const failing = fail(request(schema, '/x'));
    dispatchEvent(new Event('beforeunload'));
    vi.advanceTimersByTime(1500);
    refuse(new TypeError('NetworkError'));
    expect((await failing).kind).toBe('offline');
    vi.useRealTimers();
  });

  it('names where an answer is not as agreed', async () => {
    stubFetch({ body: { answer: null } });
    expect((await fail(request(schema, '/x'))).message).toContain('at: answer');
  });
});

describe('a sentence for visitors', () => {
  const of = (kind: 'status' | 'timeout' | 'offline', code = '') => messageFor(new RequestError(kind, 'x', { code }));

  it('exists for every kind, and for codes with a text of their own', () => {
    expect(of('timeout')).toBe('The server took too long to answer. Please try again.');
    expect(of('offline', 'fetch_error')).toBe('You are probably offline. Please check your connection and try again.');
    expect(of('status', 'post_process')).toMatch(/^Media upload failed\./);
    expect(messageFor(new Error('x'))).toBe('An unknown error occurred. Please try again.');
  });

  it.each([
    [400, /^The shop could not do this\. Please reload/],
    [401, /^This page has been open for too long\./],
    [403, /^This page has been open for too long\./],
    [404, /^The shop could not do this\. Please reload/],
    [408, /^The server took too long/],
    [413, /^This is too large to be sent\./],
    [429, /^That was too much at once for the shop\. Please wait/],
    [500, /^The shop cannot answer just now\./],
    [502, /^The shop cannot answer just now\./],
    [503, /^The shop cannot answer just now\./],
    [504, /^The server took too long/],
    [200, /^The shop cannot answer just now\./],
  ])('depends on the status of an HTML page: %i', async (status, words) => {
    stubFetch({ status, body: '<!doctype html><h1>nginx</h1>' });
    expect(messageFor(await fail(request(schema, '/x')))).toMatch(words);
  });

  it.each(['invalid_json', 'unknown_error', 'internal_server_error'])(
    'goes by the status, whatever code: %s',
    (code) => {
      expect(messageFor(new RequestError('status', 'x', { status: 429, code }))).toMatch(/^That was too much at once/);
    },
  );

  it('is the page’s own where it prints one', () => {
    vi.stubGlobal('stirrup_texts', { tooMany: 'Bitte langsamer.' });
    expect(messageFor(new RequestError('status', 'x', { status: 429 }))).toBe('Bitte langsamer.');
  });
});

describe('encodeForm', () => {
  it.each<FormFields>([
    { success_message: '“Album” has been added', product_id: 47, empty: null, missing: undefined, flag: true },
    { product_id: '57', quantity: '', products: { 37: '1', 38: 2 } },
    { ids: [1, 2], nested: [[1], { a: 'b' }, null], 'tags[]': ['x', 'y'] },
    { "odd'()*~!": 'a b+c&d=e' },
  ])('encodes like jQuery: %j', (fields) => {
    expect(encodeForm(formEntries(fields))).toBe(jQuery.param(fields).replaceAll('%20', '+'));
  });

  it('encodes the strings of a form, and leaves files out', () => {
    const form = new FormData();
    form.append('variation[attribute_size]', 'Full Size');
    form.append('photo', new Blob(['x']));
    expect(encodeForm(formEntries(form))).toBe('variation%5Battribute_size%5D=Full+Size');
  });
});
