import { storeNotice } from '@stirrup/shop/store-notice';
import type { Meta } from '@storybook/react-vite';
import { html } from '../fixtures/cms/markup/html.ts';
import { storeNotice as storeNoticeMarkup } from '../packages/shop/src/site/store-notice/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, disappears } from './support/play.ts';

export default { title: 'Shop/Store notice' } satisfies Meta;

const islands = [storeNotice];
const page = (notice: unknown) => String(html`<p>The page below the notice.</p>`) + String(notice);
const own = html`<p data-island="store-notice" data-notice-id="hay-nets" hidden>Free hay nets this week. <button type="button" data-part="dismiss">Dismiss</button></p>`;

export const Shown = islandStory({ markup: () => page(storeNoticeMarkup()), islands, play: allReady });

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => page(storeNoticeMarkup()),
  islands,
  play: allReady,
});

export const Dismissed = islandStory({
  markup: () => page(storeNoticeMarkup()),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '.woocommerce-store-notice__dismiss-link');
    await disappears(canvas, '.woocommerce-store-notice');
  },
});

/** In our own dialect. */
export const OwnDialect = islandStory({ markup: () => page(own), islands, play: allReady });
