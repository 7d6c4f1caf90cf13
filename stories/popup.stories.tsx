import { popup } from '@stirrup/builder/popup';
import { tabs } from '@stirrup/builder/tabs';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  builderPopup,
  fetchingPopup,
  popupButton,
  popupText,
  popupWithTabs,
  stirrupPopup,
} from '../packages/builder/src/overlays/popup/fixture.ts';
import { openPopup } from '../packages/builder/src/overlays/popups/open-popup.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Popup' } satisfies Meta;

const islands = [popup, tabs];
const page = '/builder/';
const text = popupText(197, 'Free fitting', 'With every saddle, until the end of the month.');
const hasFocus = (canvas: HTMLElement, selector: string) =>
  waitFor(() => expect(canvas.querySelector(selector)?.contains(document.activeElement)).toBe(true));

export const Closed = islandStory({ markup: () => String(stirrupPopup()), islands, play: allReady });

const open = {
  markup: () => String(stirrupPopup()),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[aria-controls]');
    await hasFocus(canvas, '#offer');
  },
} satisfies Parameters<typeof islandStory>[0];
export const Open = islandStory(open);

export const RightToLeft = islandStory({ ...open, direction: 'rtl' });

export const ClosedAgain = islandStory({
  markup: () => String(stirrupPopup()),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[aria-controls]');
    await click(canvas, '[data-part="close"]');
    await hasFocus(canvas, '[aria-controls]');
  },
});

/** A popup of the builder, opened by site code. */
const builderStory = (markup: unknown, id: number, play: (canvas: HTMLElement) => Promise<unknown>, query = '') =>
  islandStory({
    page: `${page}${query}`,
    markup: () => String(markup),
    islands,
    play: async (canvas) => {
      await allReady(canvas);
      void openPopup(await find(canvas, `.brxe-popup-${id}`));
      await play(canvas);
    },
  });

export const Builder = builderStory(builderPopup({ id: 197, content: text }), 197, (canvas) =>
  hasFocus(canvas, '.brx-popup-content'),
);

export const WithoutBackdrop = builderStory(builderPopup({ id: 197, content: text, backdrop: false }), 197, (canvas) =>
  sees(canvas, '.brx-popup:not(.hide) h3', 'Free fitting'),
);

export const WithTabsInIt = builderStory(popupWithTabs(200), 200, (canvas) => sees(canvas, '.brx-popup h3', 'Sizes'));

export const Fetched = builderStory(fetchingPopup(198), 198, (canvas) =>
  sees(canvas, '.brx-popup h3', 'About this page'),
);

export const Fetching = builderStory(
  fetchingPopup(198),
  198,
  (canvas) => find(canvas, '.brx-popup-content[aria-busy="true"] .brx-loading-ring'),
  '?fault=delay:600000@load_popup_content',
);

export const Failed = builderStory(
  fetchingPopup(198),
  198,
  (canvas) => sees(canvas, '.brx-popup [role="alert"] button', 'Try again'),
  '?fault=500@load_popup_content',
);

export const OneOverAnother = builderStory(
  builderPopup({ id: 196, content: popupText(196, 'Terms', 'Within fifty miles of the shop.') }).toString() +
    builderPopup({ id: 197, content: [text, popupButton(196, 'Terms')] }).toString(),
  197,
  async (canvas) => {
    void openPopup(await find(canvas, '.brxe-popup-196'));
    await hasFocus(canvas, '.brxe-popup-196');
  },
);
