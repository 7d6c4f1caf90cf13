import { swatches } from '@stirrup/shop/swatches';
import { variations } from '@stirrup/shop/variations';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { productCalled } from '../fixtures/cms/catalogue/products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { VARIATION_TEMPLATES } from '../fixtures/cms/markup/variation-templates.ts';
import { type ProductOptions, productOptions } from '../fixtures/cms/product-options.ts';
import { builderSite, classicSite } from '../fixtures/cms/site.ts';
import { productForm } from '../packages/shop/src/product/product-form/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Shop/Swatches' } satisfies Meta;

const PAD = 'paddock-saddle-pad';
const MASK = 'hedgerow-fly-mask';

/** Options of a story of swatches. */
interface SwatchStory {
  readonly slug?: string;
  readonly options?: Partial<ProductOptions>;
  /** Parameters of the page, whose settings the story uses. */
  readonly query?: string;
  readonly direction?: 'rtl';
  readonly choice?: Readonly<Record<string, string>>;
  readonly play?: (canvas: HTMLElement) => Promise<void>;
}

/** A product's form with the variations island beside the swatches, as on the product's page. */
const swatchStory = ({
  slug = PAD,
  options = {},
  query = '',
  direction,
  choice = {},
  play = allReady,
}: SwatchStory = {}) => {
  const isBuilder = options.swatches === 'builder';
  const site = isBuilder ? builderSite : classicSite;
  const form = { site, options: productOptions(options), choice: new Map(Object.entries(choice)) };
  return islandStory({
    page: `${isBuilder ? '/builder' : ''}/product/${slug}/?${query}`,
    ...(direction && { direction }),
    markup: () => html`<div class="product">${productForm(productCalled(slug), form)}</div>${VARIATION_TEMPLATES}`,
    islands: [swatches, variations],
    play: async (canvas) => {
      await allReady(canvas);
      await play(canvas);
    },
  });
};

const item = (value: string) => `:is(li, button)[data-value="${value}"]`;
const chosen = (value: string) => `${item(value)}[aria-checked="true"]`;

/** Colours, pictures, buttons, radio buttons, and a mixed list. */
export const EveryType = swatchStory();
export const Chosen = swatchStory({ play: (canvas) => click(canvas, item('burgundy')) });
export const ChosenByTheServer = swatchStory({ choice: { attribute_pa_colour: 'grey' } });

/** Values that do not match the choice are disabled. */
export const ImpossibleOptions = swatchStory({
  play: async (canvas) => {
    await click(canvas, item('chestnut'));
    await find(canvas, `${item('wave')}.disabled[aria-disabled="true"]`);
  },
});

/** Values that conflict with the choice are crossed out but enabled: they clear the others. */
export const ClearsOthers = swatchStory({
  query: 'wvs=deselect_unavailable',
  play: async (canvas) => {
    await click(canvas, item('chestnut'));
    await click(canvas, item('wave'));
    await find(canvas, chosen('wave'));
  },
});

export const ClearedOnReselect = swatchStory({
  query: 'wvs=clear_on_reselect',
  play: async (canvas) => {
    await click(canvas, item('bay'));
    await find(canvas, chosen('bay'));
    await click(canvas, item('bay'));
    await find(canvas, `${item('bay')}[aria-checked="false"]`);
  },
});

/** Sold out, but selectable. */
export const SoldOut = swatchStory({
  slug: MASK,
  options: { plugin: { clickable_out_of_stock: '1' } },
  query: 'wvs=clickable_out_of_stock',
  play: async (canvas) => {
    await click(canvas, item('bay'));
    await find(canvas, `${item('Cob')}.no-stock`);
  },
});

/** One attribute is left to choose: each value shows its stock. */
export const FewLeft = swatchStory({
  slug: MASK,
  options: { plugin: { show_variation_stock: '1' } },
  query: 'wvs=show_variation_stock',
  play: async (canvas) => {
    await click(canvas, item('bay'));
    await find(canvas, '[data-wvs-stock-info="4 left"]');
  },
});

export const LimitedList = swatchStory({ options: { limit: true } });
export const LimitedListShownWhole = swatchStory({
  options: { limit: true },
  play: async (canvas) => {
    await click(canvas, '.woo-variation-swatches-variable-item-more a');
    await click(canvas, item('navy-cream'));
  },
});

export const Grouped = swatchStory({ options: { groups: true } });
export const FreePluginOnly = swatchStory({ options: { swatches: 'free' } });
export const RequestedOneByOne = swatchStory({
  slug: MASK,
  options: { data: 'request' },
  query: 'data=request',
  play: async (canvas) => {
    await click(canvas, item('grey'));
    await click(canvas, item('Cob'));
    await sees(canvas, '.single_variation', '22.95');
  },
});

export const ByKeyboard = swatchStory({
  play: async (canvas) => {
    (await find(canvas, item('bay'))).focus();
    await userEvent.keyboard('{ArrowRight}{Tab}{Enter}');
    await find(canvas, chosen('grey'));
    await find(canvas, chosen('diamond'));
  },
});

export const RightToLeft = swatchStory({
  direction: 'rtl',
  play: async (canvas) => {
    (await find(canvas, item('bay'))).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await find(canvas, chosen('grey'));
  },
});

export const Builder = swatchStory({ options: { swatches: 'builder' } });
export const BuilderChosen = swatchStory({
  options: { swatches: 'builder' },
  play: async (canvas) => {
    await click(canvas, item('chestnut'));
    await find(canvas, `${item('wave')}.disabled`);
  },
});

export const Plain = swatchStory({ options: { swatches: 'stirrup' }, query: 'swatches=stirrup' });
export const PlainChosen = swatchStory({
  options: { swatches: 'stirrup' },
  query: 'swatches=stirrup',
  play: async (canvas) => {
    await click(canvas, item('chestnut'));
    await find(canvas, `${item('wave')}[data-disabled]`);
  },
});
