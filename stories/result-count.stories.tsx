import { resultCount } from '@stirrup/shop/result-count';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { listProducts } from '../fixtures/cms/catalogue/list-products.ts';
import { resultCount as countMarkup } from '../packages/shop/src/lists/result-count/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find } from './support/play.ts';

export default { title: 'Shop/Result count' } satisfies Meta;

const islands = [resultCount];

/** The address of a story has a query, like that of a filtered listing. */
export const Sorted = islandStory({
  markup: () => countMarkup(listProducts({ page: 1, order: 'price' })),
  islands,
  play: allReady,
});

export const Announced = islandStory({
  markup: () => `<p data-island="result-count" data-announce-after="0" role="status">17 saddles</p>`,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    const count = await find(canvas, '[data-island]');
    await waitFor(() => expect(count).toHaveAttribute('aria-hidden', 'false'));
  },
});

export const RightToLeft = islandStory({
  page: '/?direction=rtl',
  direction: 'rtl',
  markup: () => countMarkup(listProducts({ page: 1, order: 'price' })),
  islands,
  play: allReady,
});
