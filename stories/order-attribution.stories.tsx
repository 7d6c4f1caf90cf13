import { orderAttribution } from '@stirrup/shop/order-attribution';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { html } from '../fixtures/cms/markup/html.ts';
import {
  attributedCheckout,
  attributedRegistration,
  checkoutBlock,
  consentButtons,
} from '../packages/shop/src/site/order-attribution/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { click, sees } from './support/play.ts';

export default { title: 'Shop/Order attribution' } satisfies Meta;

const islands = [orderAttribution];
const markup = () => html`${attributedCheckout()}${attributedRegistration()}${checkoutBlock()}${consentButtons()}`;
const field = (canvas: HTMLElement, form: string) =>
  canvas.querySelector<HTMLInputElement>(`${form} [name="wc_order_attribution_source_type"]`)?.value;

async function isFilled(canvas: HTMLElement, form: string, type: string): Promise<void> {
  await waitFor(() => expect(field(canvas, form)).toBe(type), { timeout: 5000 });
}

/** Each form has hidden fields; the box shows what a block checkout sends. */
export const Recorded = islandStory({
  markup,
  islands,
  play: async (canvas) => {
    await isFilled(canvas, '.checkout', 'typein');
    await isFilled(canvas, '.register', 'typein');
    await sees(canvas, '.attribution-sent', 'typein');
  },
});

/** The shop does not allow it, or the visitor has not agreed. */
export const NotAllowed = islandStory({
  page: '/?attribution=denied',
  markup,
  islands,
  play: async (canvas) => {
    await isFilled(canvas, '.checkout', '');
    await sees(canvas, '.attribution-sent', 'null');
  },
});

export const AllowedLater = islandStory({
  page: '/?attribution=denied',
  markup,
  islands,
  play: async (canvas) => {
    await isFilled(canvas, '.checkout', '');
    await click(canvas, '[value="1"]');
    await isFilled(canvas, '.checkout', 'typein');
  },
});

/** Forms that are added after everything has started. */
export const FormThatComesLater = islandStory({
  markup: () => attributedCheckout(),
  islands,
  play: async (canvas) => {
    await isFilled(canvas, '.checkout', 'typein');
    const template = document.createElement('template');
    template.innerHTML = String(attributedRegistration());
    canvas.querySelector('.checkout')?.after(template.content);
    await isFilled(canvas, '.register', 'typein');
  },
});
