import { shownOverlays } from '@stirrup/overlays';
import { pageRegistry, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import { framesAtOnce } from '../../../../fixtures/frames-at-once.ts';
import { popup } from '../overlays/popup/island.ts';
import { bringUp } from './bring-up.ts';
import { stubServer } from './stub-server.ts';
// Imported up front, so that no test waits for it.
import '../overlays/popup/popup.tsx';

/** The emitted popup events, by name. */
export const emitted: string[] = [];

const NAMES = ['popup/open', 'popup/close', 'ajax/popup/start', 'ajax/popup/end', 'ajax/popup/loaded'];
const record = ({ type }: Event) => void emitted.push(type);

/** The body of a request to the builder's REST API. */
function read(body: RequestInit['body']): { readonly body: Readonly<Record<string, unknown>> } {
  return { body: JSON.parse(String(body).startsWith('{') ? String(body) : '{}') };
}

/** Opens a page with popups, waits for their islands, and stubs a server whose responses the test gives by hand. */
export async function printPage(markup: unknown) {
  const calls = stubServer(read);
  framesAtOnce();
  document.body.innerHTML = `<main id="main"><button id="opener">Quick view</button></main>${markup}`;
  emitted.length = 0;
  for (const name of NAMES) document.addEventListener(`bricks/${name}`, record);
  start(popup);
  await bringUp();
  return calls;
}

/** Removes everything: the page, stored values and open overlays. */
export function closePage(): void {
  pageRegistry().release(document.body);
  for (const overlay of shownOverlays().get()) overlay.close();
  for (const name of NAMES) document.removeEventListener(`bricks/${name}`, record);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const key of Object.keys(globalThis)) if (key.startsWith('brx_popup')) Reflect.deleteProperty(globalThis, key);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
