import { prefetch } from '@stirrup/shop/prefetch';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { html } from '../fixtures/cms/markup/html.ts';
import { builderSite, classicSite, type Site } from '../fixtures/cms/site.ts';
import { linksList } from '../packages/shop/src/site/prefetch/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find } from './support/play.ts';

export default { title: 'Shop/Prefetch' } satisfies Meta;

const islands = [prefetch];
const list = (site: Site, options = '') =>
  String(html`<nav data-island="prefetch" aria-label="Examples">${linksList(site)}</nav>`).replace('>', `${options}>`);
const fetched = () => document.querySelectorAll('script[type="speculationrules"], link[rel="prefetch"]').length;

/** Point at a link for a moment, and look at the browser's network panel. */
export const EveryKindOfLink = islandStory({ markup: () => list(classicSite), islands, play: allReady });

export const PointedAt = islandStory({
  markup: () => list(classicSite),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await userEvent.hover(await find(canvas, '#to-shop'));
    await waitFor(() => expect(fetched()).toBe(1));
  },
});

export const Focused = islandStory({
  markup: () => list(builderSite, ' data-delay="0"'),
  page: '/builder/',
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '#to-product')).focus();
    await waitFor(() => expect(fetched()).toBe(1));
  },
});

export const NoneAllowed = islandStory({
  direction: 'rtl',
  markup: () => list(classicSite, ' data-limit="0"'),
  islands,
  play: allReady,
});
