import { start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { builderMap, templatePlace } from '../media/map/fixture.ts';
import { map } from '../media/map/island.ts';
import { builderPopup, fetchingPopup } from '../overlays/popup/fixture.ts';
import { popup } from '../overlays/popup/island.ts';
import { interactions } from '../page/interactions/island.ts';
import { openIsland, the } from './open-island.ts';
import { closePage } from './popup-page.ts';
import { stubServer } from './stub-server.ts';
import '../../../../fixtures/cms/legacy/google-maps.js';
// Imported up front, so that no test waits for them.
import '../overlays/popup/popup.tsx';
import '../page/interactions/other-actions.ts';
import '../media/map/fill-box.ts';
import '../media/map/info-box.ts';
import '../media/map/open-map.ts';
import '../media/map/places-code.ts';

export const ITEMS = ['google:0:post:40', 'google:1:post:41'] as const;
export const BOX = '.infoBox';
export const SOURCE = '.brx-popup:not(.brx-infobox-popup)';
const read = (body: RequestInit['body']) => ({ body: JSON.parse(String(body)) });
export const answer = (html: string) => ({ html, styles: '', popups: [] });

export const emitted: string[] = [];
const record = (event: Event) => {
  const { popupElement } = event instanceof CustomEvent ? event.detail : {};
  emitted.push(`${event.type} ${popupElement?.classList.contains('infoBox')}`);
};
const NAMES = ['popup/open', 'popup/close', 'ajax/popup/start', 'ajax/popup/end', 'ajax/popup/loaded'];

export let calls: ReturnType<typeof stubServer<ReturnType<typeof read>>>;
beforeEach(() => {
  calls = stubServer(read);
  emitted.length = 0;
  for (const name of NAMES) document.addEventListener(`bricks/${name}`, record);
});
afterEach(() => {
  for (const name of NAMES) document.removeEventListener(`bricks/${name}`, record);
  closePage();
});

/** A popup of the first item's. */
export const printed = (content: unknown, settings = {}) =>
  builderPopup({ id: 270, settings, loop: { query: 'google', index: 0, id: ITEMS[0] }, content });
/** The popup whose content is fetched for each item. */
export const fetched = () => String(fetchingPopup(271)).replace(' hide', ' hide brxe-google');

/** Opens a page with a map of both items, whose info boxes are those of a template. */
export async function open(template: number, popups: unknown, more: unknown = '') {
  start(popup, interactions);
  const places = ITEMS.map((item, index) => templatePlace(template, index, item));
  const [root] = await openIsland(map, `${builderMap({ addresses: places })}${popups}${more}`);
  await vi.waitFor(() => expect(markers().length).toBe(more ? 3 : 2));
  return root;
}
export const markers = () => [...document.querySelectorAll<HTMLElement>('.brx-google-marker')];
export const press = (index: number) => {
  const marker = markers()[index];
  marker?.focus();
  marker?.click();
};
export const isShown = (words: string) => vi.waitFor(() => expect(the(BOX).textContent).toContain(words));
export const isGone = () => vi.waitFor(() => expect(document.querySelector(BOX)).toBeNull());
export const name = (element: Element | null) => element?.getAttribute('aria-label');
