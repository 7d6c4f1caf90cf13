import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { patternStory } from './support/pattern-story.tsx';
import { click, find } from './support/play.ts';

/**
 * A header: a sticky header around a menu of dropdowns, a search that lies over the page, the mini cart, and the
 * control of the colour scheme. One that opens closes the others.
 */
export default { title: 'Patterns/Header' } satisfies Meta;

const cart = { 'hazel-snaffle-bridle': 1 };
const MINI_CART = '.brxe-woocommerce-mini-cart .mini-cart-link';

export const AtRest = patternStory({ page: '/builder/', cart });

export const MiniCartOpen = patternStory({
  page: '/builder/',
  cart,
  play: async (canvas) => {
    await click(canvas, MINI_CART);
    await find(canvas, '.cart-detail.active');
  },
});

/** Escape closes what is open, and the focus returns to its toggle. */
export const MiniCartClosedByEscape = patternStory({
  page: '/builder/',
  cart,
  play: async (canvas) => {
    await click(canvas, MINI_CART);
    await find(canvas, '.cart-detail.active');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.querySelector('.cart-detail.active')).toBeNull());
    await expect(await find(canvas, MINI_CART)).toHaveFocus();
  },
});

export const RightToLeft = patternStory({ page: '/builder/?direction=rtl', cart, direction: 'rtl' });
