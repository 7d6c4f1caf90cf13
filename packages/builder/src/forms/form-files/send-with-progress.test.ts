import { isRequestError } from '@stirrup/cms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** A request that the test controls. */
class Call extends XMLHttpRequest {
  static answer = { status: 200, body: '{}' };
  static last: Call | undefined;
  override readonly status = Call.answer.status;
  override readonly responseText = Call.answer.body;
  override readonly responseURL = 'https://shop.test/answered';
  isSent = false;
  override open(): void {
    Call.last = this;
  }
  override send(): void {
    this.isSent = true;
  }
  override abort(): void {
    if (this.isSent) this.onabort?.(new ProgressEvent('abort'));
  }
  override getAllResponseHeaders(): string {
    return 'content-type: application/json; charset=UTF-8\r\nx-time: 10:20: 30\r\n';
  }
}

const original = globalThis.XMLHttpRequest;
const call = (): Call => {
  if (!Call.last) throw new Error('Nothing was sent.');
  return Call.last;
};

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.XMLHttpRequest = Call;
  Call.answer = { status: 200, body: '{}' };
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.XMLHttpRequest = original;
});

function upload(controller = new AbortController()) {
  const shares: number[] = [];
  const { signal } = controller;
  const answer = sendWithProgress('/ajax', new FormData(), {
    signal,
    onProgress: (share) => shares.push(share),
  }).catch((error: unknown) => error);
  return { shares, answer, controller };
}

it('reports its progress, and resolves like every request', async () => {
  Call.answer.body = '{"success":true}';
  const { shares, answer } = upload();
  call().upload.dispatchEvent(new ProgressEvent('progress', { loaded: 25, total: 100 }));
  call().upload.dispatchEvent(new ProgressEvent('progress', { loaded: 100, total: 100 }));
  call().onload?.(new ProgressEvent('load'));
  const response = await answer;
  expect(shares).toEqual([0.25, 1]);
  expect(response).toMatchObject({ url: 'https://shop.test/answered', status: 200, body: '{"success":true}' });
  const headers = Reflect.get(Object(response), 'headers');
  expect([headers.get('content-type'), headers.get('x-time')]).toEqual([
    'application/json; charset=UTF-8',
    '10:20: 30',
  ]);
});

describe('fails like every request', () => {
  it.each([
    ['offline', 'fetch_error', () => call().onerror?.(new ProgressEvent('error'))],
    ['status', 'invalid_json', () => call().onload?.(new ProgressEvent('load'))],
  ])('%s', async (kind, code, fail) => {
    Call.answer = { status: 502, body: '<html>' };
    const { answer } = upload();
    fail();
    const error = await answer;
    expect(isRequestError(error) && [error.kind, error.code]).toEqual([kind, code]);
  });

  it('without any progress, for any duration of the whole', async () => {
    const { answer } = upload();
    for (let loaded = 1; loaded < 5; loaded += 1) {
      vi.advanceTimersByTime(29_000);
      call().upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 5 }));
    }
    let isOver = false;
    answer.then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(await answer).toMatchObject({ kind: 'timeout' });
  });

  it.each([true, false])('by cancelling; before it began: %s', async (isEarly) => {
    const controller = new AbortController();
    if (isEarly) controller.abort();
    const { answer } = upload(controller);
    controller.abort();
    expect(await answer).toMatchObject({ kind: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
