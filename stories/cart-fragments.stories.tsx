import { cartFragments } from '@stirrup/shop/cart-fragments';
import type { Meta } from '@storybook/react-vite';
import { cartWith } from '../fixtures/cms/cart/cart.ts';
import { cartFragmentsMarkup } from '../packages/shop/src/cart/cart-fragments/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady } from './support/play.ts';

export default { title: 'Shop/Cart fragments' } satisfies Meta;

const islands = [cartFragments];

/** The theme’s link as the shop printed it. It changes with the cart. */
export const CountInALink = islandStory({
  markup: () => cartFragmentsMarkup(cartWith({ 'hazel-snaffle-bridle': 2 })),
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => cartFragmentsMarkup(cartWith({})),
  islands,
  play: allReady,
});
