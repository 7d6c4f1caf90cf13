import type { Meta } from '@storybook/react-vite';
import { patternStory } from './support/pattern-story.tsx';
import { choose, click, sees } from './support/play.ts';

/**
 * A product page: gallery, swatches, variations, quantity, the form that adds, tabs, the rating of a review, and the mini
 * cart in the header. A choice changes the picture, the price and the stock; adding shows in the mini cart.
 */
export default { title: 'Patterns/Product page' } satisfies Meta;

export const OfWooCommerce = patternStory({ page: '/product/hedgerow-fly-mask/' });

export const VariationChosen = patternStory({
  page: '/product/hedgerow-fly-mask/?swatches=none',
  play: async (canvas) => {
    for (const select of canvas.querySelectorAll<HTMLSelectElement>('.variations select')) {
      await choose(canvas, `#${select.id}`, select.options[1]?.value ?? '');
    }
    await sees(canvas, '.woocommerce-variation-price', /\d/);
  },
});

export const OfTheBuilder = patternStory({ page: '/builder/product/paddock-saddle-pad/' });

/** The product is added in the background, and the header's mini cart counts it. */
export const AddedInTheBackground = patternStory({
  page: '/builder/product/hazel-snaffle-bridle/',
  play: async (canvas) => {
    await click(canvas, '.single_add_to_cart_button');
    await sees(canvas, '.cart-count', '1');
  },
});

export const RightToLeft = patternStory({ page: '/product/hedgerow-fly-mask/?direction=rtl', direction: 'rtl' });
