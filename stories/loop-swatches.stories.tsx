import { loopSwatches } from '@stirrup/shop/loop-swatches';
import { swatches } from '@stirrup/shop/swatches';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { productCalled } from '../fixtures/cms/catalogue/products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { productList } from '../fixtures/cms/markup/loop-product.ts';
import { LOOP_VARIATION_TEMPLATES } from '../fixtures/cms/markup/variation-templates.ts';
import { productOptions } from '../fixtures/cms/product-options.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Shop/Loop swatches' } satisfies Meta;

const some = ['hedgerow-fly-mask', 'hazel-snaffle-bridle'].map(productCalled);

const BUTTON = '.wvs-add-to-cart-button';
const item = (value: string) => `li[data-value="${value}"]`;
const chosen = (value: string) => `${item(value)}[aria-checked="true"]`;

/** Options of a story of swatches in a list. */
interface LoopStory {
  /** Parameters of the listing, whose settings and faults the story uses. */
  readonly query?: string;
  readonly direction?: 'rtl';
  readonly play?: (canvas: HTMLElement) => Promise<void>;
}

/** A list of two products, the first with swatches, once their variations have loaded. */
const loopStory = ({ query = '', direction, play = allReady }: LoopStory = {}) =>
  islandStory({
    page: `/shop/?loop=swatches&${query}`,
    ...(direction && { direction }),
    markup: () =>
      html`${productList(some, { swatches: productOptions({ swatches: 'pro' }) })}${LOOP_VARIATION_TEMPLATES}`,
    islands: [loopSwatches, swatches],
    play: async (canvas) => {
      await allReady(canvas);
      // Until then the button is as the server printed it.
      await find(canvas, `${BUTTON}:not(.wvs_ajax_add_to_cart)`);
      await find(canvas, '.wvs-archive-variations-wrapper:not([aria-busy])');
      await play(canvas);
    },
  });

const chooseAll = async (canvas: HTMLElement) => {
  await click(canvas, item('bay'));
  await click(canvas, item('Full'));
  await sees(canvas, '.price', '21.95');
  await sees(canvas, `${BUTTON}.wvs_ajax_add_to_cart`, 'Add to cart');
};
const add = async (canvas: HTMLElement) => {
  await chooseAll(canvas);
  await click(canvas, BUTTON);
};
const added = async (canvas: HTMLElement) => {
  await add(canvas);
  await sees(canvas, '.added_to_cart', 'View cart');
};
const failed = async (canvas: HTMLElement) => {
  await add(canvas);
  await sees(canvas, '[role="alert"]', /\S/);
};

export const Ready = loopStory();

/** Values that do not match the choice are disabled. */
export const OneChosen = loopStory({
  play: async (canvas) => {
    await click(canvas, item('Pony'));
    await find(canvas, `${item('zebra')}.disabled[aria-disabled="true"]`);
    await find(canvas, '.wvs_archive_reset_variations.show');
  },
});

/** Price, picture and button are the variation's. */
export const AllChosen = loopStory({ play: chooseAll });

export const Cleared = loopStory({
  play: async (canvas) => {
    await chooseAll(canvas);
    await click(canvas, '.wvs_archive_reset_variations_link');
    await sees(canvas, BUTTON, 'Select options');
  },
});

export const Added = loopStory({ play: added });
export const AddedRightToLeft = loopStory({ query: 'direction=rtl', direction: 'rtl', play: added });

export const ByKeyboard = loopStory({
  play: async (canvas) => {
    (await find(canvas, item('bay'))).focus();
    await userEvent.keyboard('{ArrowRight}{Tab}{Enter}');
    await find(canvas, chosen('grey'));
    await sees(canvas, `${BUTTON}.wvs_ajax_add_to_cart`, 'Add to cart');
  },
});

export const ServerFailed = loopStory({ query: 'fault=500@woo_add_to_cart_variation', play: failed });
export const ConnectionLost = loopStory({ query: 'fault=drop@woo_add_to_cart_variation', play: failed });

/** The variations could not be loaded, which a visitor who chooses is told. */
export const ListFailed = loopStory({
  query: 'fault=500@archive-product',
  play: async (canvas) => {
    await click(canvas, item('bay'));
    await sees(canvas, '[role="alert"]', /\S/);
  },
});
