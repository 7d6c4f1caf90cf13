import { variations } from '@stirrup/shop/variations';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { productCalled } from '../fixtures/cms/catalogue/products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { productSummary } from '../fixtures/cms/markup/product-summary.ts';
import { VARIATION_TEMPLATES } from '../fixtures/cms/markup/variation-templates.ts';
import { type ProductOptions, productOptions } from '../fixtures/cms/product-options.ts';
import { builderSite, classicSite } from '../fixtures/cms/site.ts';
import { stirrupVariations } from '../packages/shop/src/product/variations/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, click, disappears, find, sees } from './support/play.ts';

export default { title: 'Shop/Variations' } satisfies Meta;

const islands = [variations];
const ADDRESS = '/product/hedgerow-fly-mask/?swatches=none';
const PRICE = '.woocommerce-variation-price';

/** A product's page; the fly mask has a variation for every state. */
const productPage = (
  options: Partial<ProductOptions> = {},
  choice: readonly (readonly [string, string])[] = [],
  slug = 'hedgerow-fly-mask',
) => {
  const print = {
    site: classicSite,
    options: productOptions({ swatches: 'none', ...options }),
    choice: new Map(choice),
  };
  return html`${productSummary(productCalled(slug), print)}${VARIATION_TEMPLATES}`;
};
const choose = async (canvas: HTMLElement, colour: string, size?: string) => {
  await allReady(canvas);
  await userEvent.selectOptions(await find(canvas, '#pa_colour'), colour);
  if (size) await userEvent.selectOptions(await find(canvas, '#size'), size);
};
const story = (play: (canvas: HTMLElement) => Promise<void>, options: Partial<ProductOptions> = {}, faults = '') =>
  islandStory({ page: `${ADDRESS}${faults}`, markup: () => productPage(options), islands, play });

export const NothingChosen = story(allReady);
export const OneChosen = story(async (canvas) => {
  await choose(canvas, 'grey');
  await appears(canvas, '.reset_variations');
});
export const EverythingChosen = story(async (canvas) => {
  await choose(canvas, 'bay', 'Pony');
  await sees(canvas, PRICE, '19.95');
});
export const OutOfStock = story(async (canvas) => {
  await choose(canvas, 'bay', 'Cob');
  await sees(canvas, '.stock', 'Out of stock');
});
export const OnBackorder = story(async (canvas) => {
  await choose(canvas, 'grey', 'Pony');
  await sees(canvas, '.stock', 'Available on backorder');
});

/** Only one can be bought, so there is no quantity. */
export const SoldIndividually = story(async (canvas) => {
  await choose(canvas, 'grey', 'Cob');
  await disappears(canvas, '.quantity');
});

export const Preselected = islandStory({
  page: ADDRESS,
  markup: () =>
    productPage({}, [
      ['attribute_pa_colour', 'bay'],
      ['attribute_size', 'Full'],
    ]),
  islands,
  play: (canvas) => sees(canvas, PRICE, '21.95'),
});

export const Cleared = story(async (canvas) => {
  await choose(canvas, 'bay', 'Pony');
  await click(canvas, '.reset_variations');
  await sees(canvas, '.reset_variations_alert', /reset/);
});

export const ButtonSaysWhatIsMissing = story(async (canvas) => {
  await choose(canvas, 'bay');
  await click(canvas, '.single_add_to_cart_button');
  await sees(canvas, '.stirrup-message', /options/);
});

export const AskingTheServer = story(
  async (canvas) => {
    await choose(canvas, 'bay', 'Pony');
    await find(canvas, '.variations_form[aria-busy="true"]');
  },
  { data: 'request' },
  '&fault=delay:30000@get_variation',
);
export const AnswerOfTheServer = story(
  async (canvas) => {
    await choose(canvas, 'bay', 'Pony');
    await sees(canvas, PRICE, '19.95');
  },
  { data: 'request' },
);
export const NoMatch = story(
  async (canvas) => {
    await choose(canvas, 'zebra', 'Pony');
    await find(canvas, '.wc-no-matching-variations');
  },
  { data: 'request' },
);
export const ServerFailed = story(
  async (canvas) => {
    await choose(canvas, 'bay', 'Pony');
    await sees(canvas, '.single_variation + [role="alert"]', 'Try again');
  },
  { data: 'request' },
  '&fault=500@get_variation',
);

export const FourHundredVariations = islandStory({
  page: '/product/cob-valley-turnout-rug/?swatches=none',
  markup: () => productPage({}, [], 'cob-valley-turnout-rug'),
  islands,
  play: allReady,
});

export const InTheBuilder = islandStory({
  page: '/builder/product/hedgerow-fly-mask/?swatches=none',
  markup: () => {
    const options = productOptions({ swatches: 'none' }, 'builder');
    return html`${productSummary(productCalled('hedgerow-fly-mask'), { site: builderSite, options })}${VARIATION_TEMPLATES}`;
  },
  islands,
  play: (canvas) => choose(canvas, 'bay', 'Full'),
});

export const OwnDialect = islandStory({
  page: ADDRESS,
  markup: () => {
    const mask = productCalled('hedgerow-fly-mask');
    return mask.type === 'variable' ? stirrupVariations(mask) : '';
  },
  islands,
  play: async (canvas) => {
    await choose(canvas, 'bay', 'Pony');
    await sees(canvas, '[data-part="area"]', '19.95');
  },
});

export const RightToLeft = islandStory({
  page: `${ADDRESS}&direction=rtl`,
  direction: 'rtl',
  markup: () => productPage(),
  islands,
  play: (canvas) => choose(canvas, 'bay', 'Pony'),
});
