import { productsFilter } from '@stirrup/shop/products-filter';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { builderProductsFilter, stirrupProductsFilter } from '../packages/shop/src/lists/products-filter/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Shop/Products filter' } satisfies Meta;

const islands = [productsFilter];
const markup = () => builderProductsFilter({ action: '/shop/' });

export const Builder = islandStory({ page: '/builder/', markup, islands, play: allReady });

export const OwnDialect = islandStory({
  markup: () => stirrupProductsFilter({ action: '/shop/' }),
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({ page: '/builder/', direction: 'rtl', markup, islands, play: allReady });

export const Opened = islandStory({
  page: '/builder/',
  markup,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '.filter-item:last-child > .title');
    const item = await find(canvas, '.filter-item:last-child');
    await waitFor(() => expect(item.classList.contains('open')).toBe(true));
  },
});
