import { afterEach, expect, it, vi } from 'vitest';
import { uploadForm } from './upload-form.ts';

const abort = vi.fn();

/** A request that is answered at once. */
class Call extends XMLHttpRequest {
  override readonly status = 200;
  override readonly responseText = '{}';
  override readonly responseURL = 'https://shop.test/answered';
  override open(): void {}
  override send(): void {
    queueMicrotask(() => this.onload?.(new ProgressEvent('load')));
  }
  override abort = abort;
  override getAllResponseHeaders(): string {
    return '';
  }
}

afterEach(() => vi.unstubAllGlobals());

it('lets go of a call, and of its files, when it is over', async () => {
  vi.stubGlobal('XMLHttpRequest', Call);
  const life = new AbortController();
  const send = uploadForm(document.createElement('form'));
  expect(await send(new FormData(), life.signal)).toMatchObject({ status: 200, body: '{}' });
  expect(abort).toHaveBeenCalledOnce();
  life.abort();
  expect(abort).toHaveBeenCalledOnce();
});
