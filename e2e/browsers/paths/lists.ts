import type { IslandPaths, Visitor } from '../visitor.ts';

const ORDERS = '.woocommerce-ordering select';

/** Waits until the address has a parameter. */
const asks = (visitor: Visitor, name: string, value: string) =>
  visitor.waitFor(
    (parameter: string, wanted: string) => new URL(location.href).searchParams.getAll(parameter).includes(wanted),
    name,
    value,
  );

/** Keys that choose another option: WebKitGTK opens the system's own list, in which Enter chooses. */
export const keysOfList = ({ engine }: Visitor) =>
  engine === 'WebKit' ? ['ArrowDown', 'ArrowDown', 'Enter'] : ['ArrowDown', 'ArrowDown'];

/** Lists of products, as the shop prints them. */
export const lists: Readonly<Record<string, IslandPaths>> = {
  'sort-order': {
    happy: async (visitor) => {
      await visitor.open('/shop/page/2/?min_price=20');
      await visitor.ready('.woocommerce-ordering');
      await visitor.choose(ORDERS, 'price-desc');
      await asks(visitor, 'orderby', 'price-desc');
      await asks(visitor, 'min_price', '20');
    },
    keyboard: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.ready('.woocommerce-ordering');
      await visitor.focus(ORDERS);
      await visitor.press(...keysOfList(visitor));
      await visitor.waitFor(() => new URL(location.href).searchParams.has('orderby'));
    },
  },
  'result-count': {
    happy: async (visitor) => {
      await visitor.open('/shop/?orderby=price');
      await visitor.ready('.woocommerce-result-count');
      await visitor.sees(['.woocommerce-result-count', 'Showing 1–12 of 26 results']);
      await visitor.waitFor(
        () => document.querySelector('.woocommerce-result-count')?.getAttribute('aria-hidden') === 'false',
      );
    },
    keyboard: { because: 'nothing in it takes the focus' },
  },
  'price-slider': {
    happy: async (visitor) => {
      await visitor.open('/elements/price-slider/');
      await visitor.ready('.price_slider_wrapper');
      const before = await visitor.evaluate(() => document.querySelector('.price_slider_wrapper .from')?.textContent);
      await visitor.drag('.price_slider_wrapper .ui-slider-handle', 120);
      await visitor.waitFor(
        (text: string) => document.querySelector('.price_slider_wrapper .from')?.textContent !== text,
        before ?? '',
      );
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/price-slider/');
      await visitor.ready('.price_slider_wrapper');
      const before = await visitor.evaluate(
        () => document.querySelector<HTMLInputElement>('.price_slider_wrapper .ui-slider-handle input')?.value,
      );
      await visitor.evaluate(() =>
        document.querySelector<HTMLElement>('.price_slider_wrapper .ui-slider-handle input')?.focus(),
      );
      await visitor.press('ArrowRight');
      await visitor.waitFor(
        (value: string) =>
          Number(document.querySelector<HTMLInputElement>('.price_slider_wrapper .ui-slider-handle input')?.value) >
          Number(value),
        before ?? '',
      );
    },
  },
  'products-filter': {
    happy: async (visitor) => {
      await visitor.open('/elements/products-filter/');
      await visitor.ready('[data-island="products-filter"]');
      await visitor.click('[data-island="products-filter"] [type="radio"]');
      await asks(visitor, 'stock', 'instock');
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/products-filter/');
      await visitor.ready('.brxe-woocommerce-products-filter');
      await visitor.focus([
        '.brxe-woocommerce-products-filter [role="button"], .brxe-woocommerce-products-filter button',
        'Colour',
      ]);
      await visitor.press('Enter');
      await visitor.sees('.brxe-woocommerce-products-filter .checkboxes');
      await visitor.press('Tab', 'Space');
      await asks(visitor, 'b_colour[]', 'bay');
    },
  },
};
