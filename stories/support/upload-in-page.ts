import { askCms } from './demo-cms.ts';

/** The part of XMLHttpRequest that an upload uses: `fetch` reports no progress. */
class UploadInPage extends XMLHttpRequest {
  #address = '';
  #aborting = new AbortController();
  #answer: { url: string; status: number; text: string; headers: string } | undefined;

  override open(_method: string, address: string | URL): void {
    this.#address = String(address);
  }

  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    const { signal } = this.#aborting;
    const sent = body instanceof FormData ? body : null;
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }));
    askCms(this.#address, { method: 'POST', body: sent, signal })
      .then(async (answer) => {
        const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
        this.#answer = { url: this.#address, status: answer.status, text: await answer.text(), headers };
        this.dispatchEvent(new ProgressEvent('load'));
      })
      .catch(() => this.dispatchEvent(new ProgressEvent(signal.aborted ? 'abort' : 'error')));
  }

  override abort(): void {
    this.#aborting.abort();
  }

  override get status(): number {
    return this.#answer?.status ?? 0;
  }

  override get responseText(): string {
    return this.#answer?.text ?? '';
  }

  override get responseURL(): string {
    return this.#answer?.url ?? '';
  }

  override getAllResponseHeaders(): string {
    return this.#answer?.headers ?? '';
  }
}

/** Lets the demo CMS handle the page's uploads from now on. */
export function uploadInPage(): void {
  globalThis.XMLHttpRequest = UploadInPage;
}
