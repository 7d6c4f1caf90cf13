import { vi } from 'vitest';
import { settle } from '../../../../fixtures/stub-shop.ts';

/** The builder's page settings. */
const SETTINGS = {
  locale: 'en_GB',
  ajaxUrl: 'https://shop.test/wp-admin/admin-ajax.php',
  restApiUrl: 'https://shop.test/wp-json/bricks/v1/',
  nonce: 'b',
  formNonce: 'f',
  wpRestNonce: 'r',
  postId: '190',
  offsetLazyLoad: '300',
  baseUrl: 'https://shop.test/',
  useQueryFilter: '',
  language: '',
  wpmlUrlFormat: '',
  multilangPlugin: '',
  mainQueryId: '',
  i18n: {},
};

/**
 * Stubs the builder's settings, as a page prints them.
 *
 * @param settings Settings of this page that differ from the default.
 */
export function stubSettings(settings: object = {}): void {
  vi.stubGlobal('bricksData', { ...SETTINGS, ...settings });
}

/** A request that reached the stub. */
interface Call {
  readonly url: string;
  readonly signal: AbortSignal | null | undefined;
  /** Responds, and waits until everything pending has settled. */
  readonly answer: (body: object | string, status?: number) => Promise<void>;
  /** Fails with a network error, or with the given reason. */
  readonly drop: (reason?: Error) => Promise<void>;
}

/**
 * Stubs the builder's settings, and a server whose responses the test gives by hand.
 *
 * @param read Extracts the checked values from the body of each request.
 * @param settings Settings of this page that differ from the default.
 */
export function stubServer<Sent extends object>(
  read: (body: RequestInit['body']) => Sent,
  settings: object = {},
): (Call & Sent)[] {
  const calls: (Call & Sent)[] = [];
  stubSettings(settings);
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
      calls.push({
        url,
        signal,
        answer: (given, status = 200) => {
          resolve(new Response(typeof given === 'string' ? given : JSON.stringify(given), { status }));
          return settle();
        },
        drop: (reason = new TypeError('Failed to fetch')) => {
          reject(reason);
          return settle();
        },
        ...read(body),
      });
    });
  });
  return calls;
}
