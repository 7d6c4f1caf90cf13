import { openOverlays } from '@stirrup/overlays';
import { pageRegistry, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import { settle } from '../../../../fixtures/stub-shop.ts';
import { popup } from '../popup/island.ts';
// Read beforehand, so that no test waits for it.
import '../popup/popup.ts';

/** A call to the builder's REST API that reached the stub. */
export interface Call {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal | null | undefined;
  /** Answers, and waits until everything that can go on has gone on. */
  readonly answer: (body: object | string, status?: number) => Promise<void>;
  readonly drop: () => Promise<void>;
}

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

/** The events of popups that were raised, by their names. */
export const heard: string[] = [];

const NAMES = ['popup/open', 'popup/close', 'ajax/popup/start', 'ajax/popup/end', 'ajax/popup/loaded'];
const hear = ({ type }: Event) => void heard.push(type);

/** A page with popups whose islands are up, and a server whose answers the test gives by hand. */
export async function printPage(markup: unknown): Promise<Call[]> {
  const calls: Call[] = [];
  vi.stubGlobal('bricksData', SETTINGS);
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit = {}) => {
    const { promise, resolve, reject } = deferred();
    const answer = (given: object | string, status = 200) => {
      resolve(new Response(typeof given === 'string' ? given : JSON.stringify(given), { status }));
      return settle();
    };
    signal?.addEventListener('abort', () => reject(signal.reason));
    calls.push({
      url,
      signal,
      body: JSON.parse(String(body).startsWith('{') ? String(body) : '{}'),
      answer,
      drop: () => {
        reject(new TypeError('Failed to fetch'));
        return settle();
      },
    });
    return promise;
  });
  document.body.innerHTML = `<main id="main"><button id="opener">Quick view</button></main>${markup}`;
  heard.length = 0;
  for (const name of NAMES) document.addEventListener(`bricks/${name}`, hear);
  start(popup);
  await bringUp();
  return calls;
}

/** Waits until the islands of all popups on the page are up. */
export async function bringUp(): Promise<void> {
  pageRegistry().find(document);
  const claims = [...document.querySelectorAll('.brx-popup, [data-island]')].flatMap((element) =>
    pageRegistry().claimsOf(element),
  );
  await Promise.all(claims.map((claim) => claim.begin()));
}

/** Takes everything away: the page, what is stored, what is open. */
export function takeAway(): void {
  pageRegistry().release(document.body);
  for (const overlay of openOverlays().get()) overlay.close();
  for (const name of NAMES) document.removeEventListener(`bricks/${name}`, hear);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const key of Object.keys(globalThis)) if (key.startsWith('brx_popup')) Reflect.deleteProperty(globalThis, key);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** What a selector is sure to find. */
export function the(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Stirrup: the page has no ${selector}.`);
  return element;
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
