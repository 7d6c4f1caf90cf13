import { showNotices } from '@stirrup/cms/notices';
import { notices } from '@stirrup/shop/notices';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { html } from '../fixtures/cms/markup/html.ts';
import { classicSite } from '../fixtures/cms/site.ts';
import { addedNotice, type Notice, notice, noticesMarkup } from '../packages/shop/src/site/notices/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click } from './support/play.ts';

export default { title: 'Shop/Notices' } satisfies Meta;

const islands = [notices];
const added = addedNotice([{ name: 'Beech Body Brush', quantity: 2 }], classicSite, 'cart');
const errors = [notice('error', 'The saddler is on holiday until Monday.'), notice('error', 'The gate is shut.')];
const info = notice('info', 'Hay is delivered on Thursdays.');
const place = (list: readonly Notice[], style: 'classic' | 'block' = 'classic') =>
  html`<div class="woocommerce-notices-wrapper">${noticesMarkup(list, style)}</div>`;

export const Success = islandStory({ markup: () => place([added]), islands, play: allReady });
export const Errors = islandStory({ markup: () => place(errors), islands, play: allReady });
export const Information = islandStory({ markup: () => place([info]), islands, play: allReady });
export const Block = islandStory({ markup: () => place([added, ...errors, info], 'block'), islands, play: allReady });

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => place([added, ...errors, info]),
  islands,
  play: allReady,
});

export const OneDismissed = islandStory({
  markup: () => place(errors),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'li .stirrup-dismiss');
    await waitFor(() => expect(canvas.querySelectorAll('li')).toHaveLength(1));
  },
});

/** In the builder's element. */
export const Builder = islandStory({
  page: '/builder/',
  markup: () => html`<div class="brxe-woocommerce-notice woocommerce-notices-wrapper">${noticesMarkup([added])}</div>`,
  islands,
  play: allReady,
});

/** Lies over the page and closes by itself; here after a minute. */
export const Growl = islandStory({
  markup: () => html`<div data-island="notices" data-options='{"growl":true,"growlFor":60000}'></div>`,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    showNotices(String(noticesMarkup([added])));
    await waitFor(() => expect(canvas.querySelector('[data-growl]')).toHaveTextContent('Beech Body Brush'));
  },
});
