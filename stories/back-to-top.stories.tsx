import { backToTop } from '@stirrup/builder/back-to-top';
import type { Meta } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import { arrow, stirrupBackToTop } from '../packages/builder/src/navigation/back-to-top/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';
import { scroll } from './support/scroll.ts';

export default { title: 'Builder/Back to top' } satisfies Meta;

const islands = [backToTop];
const CONTROL = '[data-island="back-to-top"]';
const VISIBLE = `${CONTROL}[data-visible]:not([inert])`;

const page = (control: Html) => () =>
  html`<h1>Saddles</h1><p style="block-size: 90rem">They are made in a small workshop behind the stables.</p>${control}`;

const afterOffset = page(stirrupBackToTop(html`Top`, { visibleAfter: 300, isSmooth: true, label: 'To the top' }));

export const Hidden = islandStory({
  markup: afterOffset,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, `${CONTROL}[inert]`);
  },
});

export const AfterAnOffset = islandStory({
  markup: afterOffset,
  islands,
  play: async (canvas) => {
    await scroll(canvas, 0, 500);
    await find(canvas, VISIBLE);
  },
});

export const Pressed = islandStory({
  markup: afterOffset,
  islands,
  play: async (canvas) => {
    await scroll(canvas, 0, 500);
    await click(canvas, VISIBLE);
    await waitFor(() => {
      if (scrollY > 0) throw new Error('The page is not at its top.');
    });
  },
});

/** A picture without words gets a name. */
export const OnTheWayUp = islandStory({
  markup: page(stirrupBackToTop(arrow, { isForUp: true })),
  islands,
  play: async (canvas) => {
    await scroll(canvas, 0, 500, 450);
    await find(canvas, `${VISIBLE}[aria-label]`);
  },
});

/** A link, which works without JavaScript, too. */
export const AlwaysThere = islandStory({
  markup: page(stirrupBackToTop(html`Top`, { tag: 'a' })),
  islands,
  play: allReady,
});

/** Any other tag becomes a button. */
export const AsABlock = islandStory({
  markup: page(stirrupBackToTop(html`Top`, { tag: 'div' })),
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: page(stirrupBackToTop(html`Top`)),
  islands,
  play: allReady,
});

/** An offset that is none: it shows as soon as the page is scrolled. */
export const BrokenOption = islandStory({
  markup: page(stirrupBackToTop(html`Top`, { visibleAfter: -1 })),
  islands,
  play: async (canvas) => {
    await scroll(canvas, 0, 10);
    await find(canvas, VISIBLE);
  },
});
