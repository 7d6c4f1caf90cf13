import { priceSlider } from '@stirrup/shop/price-slider';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  builderPriceFilter,
  type PriceFilter,
  priceFilter,
  stirrupPriceFilter,
} from '../packages/shop/src/lists/price-slider/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find, sees } from './support/play.ts';

export default { title: 'Shop/Price slider' } satisfies Meta;

const islands = [priceSlider];
const everything: PriceFilter = { limits: { min: 1000, max: 149_000 }, action: '/shop/' };
const some: PriceFilter = { ...everything, chosen: { min: 20_000, max: 90_000 } };
const listing = '/shop/';

/** All products show: both handles are at the ends. */
export const Classic = islandStory({ page: listing, markup: () => priceFilter(everything), islands, play: allReady });

export const ClassicFiltered = islandStory({ page: listing, markup: () => priceFilter(some), islands, play: allReady });

export const ClassicMovedByKeyboard = islandStory({
  page: listing,
  markup: () => priceFilter(some),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, '.price_slider input');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await sees(canvas, '.price_label', '£220 — £900');
  },
});

/** Both handles at one price: dragged in either direction, one of them follows. */
export const ClassicHandlesTogether = islandStory({
  page: listing,
  markup: () => priceFilter({ ...some, chosen: { min: 50_000, max: 50_000 } }),
  islands,
  play: allReady,
});

export const ClassicRightToLeft = islandStory({
  page: listing,
  direction: 'rtl',
  markup: () => priceFilter(some),
  islands,
  play: allReady,
});

/** The page does not print the range of prices, so the fields and the button remain. */
export const ClassicWithoutScale = islandStory({
  page: listing,
  markup: () => String(priceFilter(some)).replace('data-max="1490"', ''),
  islands,
  play: allReady,
});

export const Builder = islandStory({
  page: '/builder/',
  markup: () => builderPriceFilter(some),
  islands,
  play: allReady,
});

export const BuilderSymbolBehind = islandStory({
  page: '/builder/',
  markup: () => builderPriceFilter(some, 'rightSpace'),
  islands,
  play: allReady,
});

export const BuilderRightToLeft = islandStory({
  page: '/builder/',
  direction: 'rtl',
  markup: () => builderPriceFilter(some),
  islands,
  play: allReady,
});

export const OwnDialect = islandStory({
  markup: () =>
    stirrupPriceFilter(some, {
      symbol: '€',
      position: 'rightSpace',
      thousandSeparator: '.',
      decimals: 2,
      decimalSeparator: ',',
    }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await sees(canvas, 'output', '200,00 €');
  },
});

/** The lower handle was moved to the end and stops at the minimum gap. */
export const OwnDialectWithGap = islandStory({
  markup: () => stirrupPriceFilter(some, { symbol: '£', gap: 100 }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '[data-part="slider"]')).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.querySelector('output')).toHaveTextContent('£800'));
  },
});
