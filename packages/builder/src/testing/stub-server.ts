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

/** A call that reached the stub. */
interface Call {
  readonly url: string;
  readonly signal: AbortSignal | null | undefined;
  /** Answers, and waits until everything that can go on has gone on. */
  readonly answer: (body: object | string, status?: number) => Promise<void>;
  /** The network fails, or whatever else is said to. */
  readonly drop: (reason?: Error) => Promise<void>;
}

/**
 * A page with the builder's settings, and a server whose answers the test gives by hand.
 *
 * @param read What the test looks at in the body of each call.
 * @param settings What this page has other than most.
 */
export function stubServer<Sent extends object>(
  read: (body: RequestInit['body']) => Sent,
  settings: object = {},
): (Call & Sent)[] {
  const calls: (Call & Sent)[] = [];
  vi.stubGlobal('bricksData', { ...SETTINGS, ...settings });
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
