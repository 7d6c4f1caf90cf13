import { stickyHeader } from '@stirrup/builder/sticky-header';
import type { Meta } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import { classicSite } from '../fixtures/cms/site.ts';
import {
  type StickyHeaderOptions,
  stickyShopHeader,
  stirrupStickyHeader,
} from '../packages/builder/src/navigation/sticky-header/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find } from './support/play.ts';
import { scroll } from './support/scroll.ts';

export default { title: 'Builder/Sticky header' } satisfies Meta;

const islands = [stickyHeader];

const content = (): Html =>
  html`${stickyShopHeader(classicSite).logo} <a href="#wool">Wool</a> <label>Search <input type="search"></label>`;

const page = (options: StickyHeaderOptions) => () =>
  html`${stirrupStickyHeader(content(), options)}<h1>Saddles</h1>
<p style="block-size: 60rem">They are made in a small workshop behind the stables.</p><h2 id="wool">Wool</h2>
<p style="block-size: 60rem">The panels are flocked with it.</p>`;

const HEADER = '[data-island="sticky-header"]';

const staysOnTheWayDown = async (canvas: HTMLElement) => {
  await scroll(canvas, 0, 400);
  await find(canvas, `${HEADER}[data-scrolling]:not([data-up])`);
};

export const AtTheTop = islandStory({ markup: page({ slideUpAfter: 200 }), islands, play: allReady });

/** Its logo changes with it. */
export const Scrolled = islandStory({
  markup: page({ slideUpAfter: 200 }),
  islands,
  play: async (canvas) => {
    await scroll(canvas, 0, 150);
    await find(canvas, `${HEADER}[data-scrolling]:not([data-up])`);
    const logo = await find(canvas, '[data-part="logo"]');
    await waitFor(() => {
      if (logo.getAttribute('src') !== logo.dataset['inverse']) throw new Error('The logo has not changed.');
    });
  },
});

export const HiddenOnTheWayDown = islandStory({
  markup: page({ slideUpAfter: 200 }),
  islands,
  play: async (canvas) => {
    await scroll(canvas, 0, 150, 400);
    await find(canvas, `${HEADER}[data-up]:not([data-sliding])`);
  },
});

export const BackOnTheWayUp = islandStory({
  markup: page({ slideUpAfter: 200 }),
  islands,
  play: async (canvas) => {
    await scroll(canvas, 0, 400, 390);
    await find(canvas, `${HEADER}[data-scrolling]:not([data-up])`);
  },
});

/** A field in it has the focus. */
export const InUse = islandStory({
  markup: page({ slideUpAfter: 200 }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, 'input')).focus();
    await scroll(canvas, 0, 400, 500);
    await find(canvas, `${HEADER}[data-scrolling]:not([data-up])`);
  },
});

/** Over the beginning of the page, in place of above it; it never hides. */
export const OverThePage = islandStory({
  markup: page({ isInPlace: false }),
  islands,
  play: staysOnTheWayDown,
});

export const RightToLeft = islandStory({ direction: 'rtl', markup: page({}), islands, play: allReady });

/** An invalid option counts as none: the header stays. */
export const BrokenOption = islandStory({
  markup: page({ slideUpAfter: -1 }),
  islands,
  play: staysOnTheWayDown,
});
