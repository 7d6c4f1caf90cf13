import { pageRegistry, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import type { DemoForm } from '../../../../fixtures/cms/forms/types.ts';
import { builderForm } from '../../../../fixtures/cms/markup/forms.ts';
import { settle } from '../../../../fixtures/stub-shop.ts';
import { form } from '../form/island.ts';
// Read beforehand, so that no test waits for it.
import '../form/form.ts';

/** A call to admin-ajax that reached the stub. */
interface FormCall {
  readonly url: string;
  /** What a form sent; of other calls what they say in their body. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly signal: AbortSignal | null | undefined;
  /** Answers, and waits until everything that can go on has gone on. */
  readonly answer: (body: object | string, status?: number) => Promise<void>;
  readonly fail: (reason?: Error) => Promise<void>;
}

/** The builder's page settings. */
const SETTINGS = {
  locale: 'en_GB',
  ajaxUrl: 'https://shop.test/wp-admin/admin-ajax.php',
  restApiUrl: 'https://shop.test/wp-json/bricks/v1/',
  nonce: 'b',
  formNonce: 'stale',
  wpRestNonce: 'r',
  postId: '196',
  offsetLazyLoad: '300',
  baseUrl: 'https://shop.test/',
  useQueryFilter: '',
  language: '',
  wpmlUrlFormat: '',
  multilangPlugin: '',
  mainQueryId: '',
  i18n: {},
};

/** The events of forms that were raised: names and details. */
export const heard: (readonly [name: string, detail: { readonly elementId: string; readonly res?: unknown }])[] = [];

const NAMES = ['bricks/form/submit', 'bricks/form/success', 'bricks/form/error'];
const hear = (event: Event) => void (event instanceof CustomEvent && heard.push([event.type, event.detail]));

/** A form with a name to fill in, as the builder prints it. */
export const formWith = (more: Partial<DemoForm> = {}): string =>
  String(
    builderForm({
      id: 'formaa',
      submit: 'Send',
      actions: [],
      fields: [{ id: 'nameff', type: 'text', label: 'Name', value: 'Ada' }],
      ...more,
    }),
  );

/** A page with forms that are up, and a server whose answers the test gives by hand. */
export async function openForms(markup: string, settings: object = {}): Promise<FormCall[]> {
  const calls: FormCall[] = [];
  vi.stubGlobal('bricksData', { ...SETTINGS, ...settings });
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit = {}) => {
    const { promise, resolve, reject } = deferred();
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
    const entries = body instanceof FormData ? body : new URLSearchParams(String(body));
    calls.push({
      url,
      signal,
      fields: Array.from(entries, ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const),
      answer: (given, status = 200) => {
        resolve(new Response(typeof given === 'string' ? given : JSON.stringify(given), { status }));
        return settle();
      },
      fail: (reason = new TypeError('Failed to fetch')) => {
        reject(reason);
        return settle();
      },
    });
    return promise;
  });
  document.body.innerHTML = markup;
  heard.length = 0;
  for (const name of NAMES) document.addEventListener(name, hear);
  start(form);
  await bringUp();
  return calls;
}

/** Waits until the islands of all forms on the page are up. */
export async function bringUp(): Promise<void> {
  pageRegistry().find(document);
  const claims = [...document.querySelectorAll('form')].flatMap((element) => pageRegistry().claimsOf(element));
  await Promise.all(claims.map((claim) => claim.begin()));
}

/** Takes everything away. */
export function closeForms(): void {
  pageRegistry().release(document.body);
  for (const name of NAMES) document.removeEventListener(name, hear);
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}

/** What a selector is sure to find. */
export function the<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Stirrup: the page has no ${selector}.`);
  return element;
}

/** Presses the form's button, as a visitor does. */
export async function send(form = ''): Promise<void> {
  the(`${form} [type="submit"]`).click();
  await settle();
}

function deferred() {
  let resolve: (response: Response) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Response>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
