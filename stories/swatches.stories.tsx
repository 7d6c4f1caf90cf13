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
import { allReady, appears, click, find, sees } from './support/play.ts';

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
  /** Changes the printed markup. */
  readonly change?: (content: DocumentFragment) => void;
  readonly play?: (canvas: HTMLElement) => Promise<void>;
}

/** A product's form with the variations island beside the swatches, as on the product's page. */
const swatchStory = ({
  slug = PAD,
  options = {},
  query = '',
  direction,
  choice = {},
  change,
  play = allReady,
}: SwatchStory = {}) => {
  const isBuilder = options.swatches === 'builder';
  const site = isBuilder ? builderSite : classicSite;
  const form = { site, options: productOptions(options), choice: new Map(Object.entries(choice)) };
  return islandStory({
    page: `${isBuilder ? '/builder' : ''}/product/${slug}/?${query}`,
    ...(direction && { direction }),
    markup: () => {
      const template = document.createElement('template');
      template.innerHTML = String(
        html`<div class="product">${productForm(productCalled(slug), form)}</div>${VARIATION_TEMPLATES}`,
      );
      change?.(template.content);
      return template.innerHTML;
    },
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
export const Chosen = swatchStory({
  play: async (canvas) => {
    await click(canvas, item('burgundy'));
    await find(canvas, chosen('burgundy'));
  },
});
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
    await appears(canvas, item('navy-cream'));
    await click(canvas, item('navy-cream'));
    await find(canvas, chosen('navy-cream'));
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

const plainStory = (more: SwatchStory = {}) =>
  swatchStory({ options: { swatches: 'stirrup' }, query: 'swatches=stirrup', ...more });
const LIST = '[data-island="swatches"]';
const setOptions = (content: DocumentFragment, options: object) => {
  for (const list of content.querySelectorAll<HTMLElement>(LIST)) list.dataset['options'] = JSON.stringify(options);
};
/** Prints what the plugin adds to the data of each variation. */
const printStockLeft = (content: DocumentFragment) => {
  for (const { dataset } of content.querySelectorAll('form')) {
    const printed: { max_qty: unknown }[] = JSON.parse(dataset['product_variations'] ?? '[]');
    const withStock = printed.map((one) => ({ ...one, variation_stock_left: one.max_qty && `${one.max_qty} left` }));
    dataset['product_variations'] = JSON.stringify(withStock);
  }
};
/** The author's style hides all but the first items of limited lists. */
const limit = (content: DocumentFragment) => {
  for (const list of content.querySelectorAll(LIST)) {
    if (list.childElementCount <= 3) continue;
    list.setAttribute('data-limited', '');
    list.insertAdjacentHTML('beforeend', '<button type="button" data-part="more">More</button>');
  }
  const style = document.createElement('style');
  style.textContent = '[data-limited] > [data-part="item"]:nth-child(n + 4) { display: none }';
  content.append(style);
};

export const Plain = plainStory();
export const PlainChosen = plainStory({
  play: async (canvas) => {
    await click(canvas, item('chestnut'));
    await find(canvas, `${item('wave')}[data-disabled]`);
  },
});

/** A value that does not match the choice tells why. */
export const PlainImpossible = plainStory({
  change: (content) => setOptions(content, { unavailableText: '(not in this colour)' }),
  play: async (canvas) => {
    await click(canvas, item('chestnut'));
    await find(canvas, `${item('wave')}[data-disabled][data-note="(not in this colour)"]`);
  },
});

export const PlainFewLeft = plainStory({
  slug: MASK,
  change: (content) => {
    setOptions(content, { showStock: true, stockThreshold: 9 });
    printStockLeft(content);
    for (const one of content.querySelectorAll('[data-part="item"]')) {
      one.insertAdjacentHTML('beforeend', '<i data-part="stock"></i>');
    }
  },
  play: async (canvas) => {
    await click(canvas, item('bay'));
    await find(canvas, '[data-part="stock"][data-stock-left="4 left"]');
  },
});

export const PlainLimited = plainStory({ change: limit });
export const PlainLimitedShownWhole = plainStory({
  change: limit,
  play: async (canvas) => {
    await click(canvas, '[data-part="more"]');
    await appears(canvas, `[data-island]:not([data-limited]) > ${item('navy-cream')}`);
  },
});
