import { sortOrder } from '@stirrup/shop/sort-order';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { listProducts } from '../fixtures/cms/catalogue/list-products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { orderingForm } from '../packages/shop/src/lists/sort-order/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find } from './support/play.ts';

export default { title: 'Shop/Sort order' } satisfies Meta;

const islands = [sortOrder];

export const Classic = islandStory({
  markup: () => orderingForm(listProducts({ page: 1 })),
  islands,
  play: allReady,
});

export const Sorted = islandStory({
  markup: () => orderingForm(listProducts({ page: 1, order: 'price' })),
  islands,
  play: allReady,
});

export const OwnDialect = islandStory({
  markup: () =>
    html`<form data-island="sort-order" method="get"><label>Sort by <select data-part="orders" name="orderby"><option value="date">date</option><option value="price">price</option></select></label></form>`,
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => orderingForm(listProducts({ page: 1 })),
  islands,
  play: allReady,
});

/** The story prevents the submit, which would leave the page. */
export const Submitted = islandStory({
  markup: () => orderingForm(listProducts({ page: 1 })),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    const sent: string[] = [];
    const form = await find(canvas, 'form');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      // Storybook's own address has parameters, which the form keeps like any others.
      if (form instanceof HTMLFormElement) sent.push(String(new FormData(form).get('orderby')));
    });
    const orders = await find(canvas, 'select');
    if (orders instanceof HTMLSelectElement) orders.value = 'price';
    orders.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(sent).toEqual(['price']));
  },
});
