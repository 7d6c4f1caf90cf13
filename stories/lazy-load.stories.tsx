import { lazyLoad } from '@stirrup/builder/lazy-load';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { publishedProducts } from '../fixtures/cms/catalogue/products.ts';
import { productList } from '../fixtures/cms/markup/loop-product.ts';
import { builderSite, classicSite } from '../fixtures/cms/site.ts';
import { stirrupLazyMedia } from '../packages/builder/src/media/lazy-load/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find } from './support/play.ts';

export default { title: 'Builder/Lazy load' } satisfies Meta;

const islands = [lazyLoad];
const HELD = '.bricks-lazy-hidden, [data-lazy]';
/** Media that need a server, which stories lack: frame, film, and the background of a style sheet. */
const ON_A_SERVER = /<iframe[\s\S]*<\/video>|<div class="brxe-block lazy-stable[\s\S]*?<\/div>/g;
const media = () => String(stirrupLazyMedia({ ...classicSite, pictures: 'inline' })).replace(ON_A_SERVER, '');
const nothingHeld = (area: ParentNode) => waitFor(() => expect(area.querySelectorAll(HELD)).toHaveLength(0));

/** Media near the viewport load at once; the others wait. */
export const Waiting = islandStory({
  markup: media,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    expect((await find(canvas, 'img[alt="Saddle"]')).matches(HELD)).toBe(false);
    expect((await find(canvas, 'img[alt="Helmet"]')).matches(HELD)).toBe(true);
  },
});

/** Each loads when the visitor scrolls near it. */
export const Revealed = islandStory({
  markup: media,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    for (const element of canvas.querySelectorAll(HELD)) {
      element.closest('details')?.setAttribute('open', '');
      element.scrollIntoView({ block: 'center' });
      await waitFor(() => expect(element.matches(HELD)).toBe(false));
    }
  },
});

/** A picture that fails to load keeps its place and its alternative text. */
export const NotFetched = islandStory({
  markup: () =>
    '<div data-island="lazy-load"><img data-lazy data-src="data:image/png;base64,broken" src="data:," width="300" height="200" alt="A saddle on its stand"></div>',
  islands,
  play: async (canvas) => {
    await nothingHeld(canvas);
    const picture = await find(canvas, 'img');
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBe(200));
  },
});

/** A list of products as the builder prints it. */
export const BuilderList = islandStory({
  page: '/builder/',
  markup: () =>
    `<div data-island="lazy-load">${productList(publishedProducts.slice(0, 4), { site: { ...builderSite, lazy: true } })}</div>`,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await nothingHeld(canvas);
  },
});

export const RightToLeft = islandStory({ direction: 'rtl', markup: media, islands, play: allReady });
