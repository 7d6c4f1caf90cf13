import { passwordField } from '@stirrup/shop/password-field';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import {
  accountPassword,
  checkoutPassword,
  stirrupPasswordField,
} from '../packages/shop/src/site/password-field/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Shop/Password field' } satisfies Meta;

const islands = [passwordField];
const field = { id: 'password', label: 'Password' };
const inForm = (fields: Html) => html`<div class="woocommerce"><form method="post" action="?">${fields}</form></div>`;
const show = (button: string) => async (canvas: HTMLElement) => {
  await allReady(canvas);
  await userEvent.type(await find(canvas, 'input'), 'tack room');
  await click(canvas, button);
  await waitFor(() => expect(canvas.querySelector('input')).toHaveAttribute('type', 'text'));
};

export const Account = islandStory({ markup: () => inForm(accountPassword(field)), islands, play: allReady });
export const AccountShown = islandStory({
  markup: () => inForm(accountPassword(field)),
  islands,
  play: show('.show-password-input'),
});
export const Checkout = islandStory({ markup: () => inForm(checkoutPassword(field)), islands, play: allReady });
export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => inForm(accountPassword(field)),
  islands,
  play: allReady,
});

/** In our own dialect. */
export const OwnDialect = islandStory({
  markup: () => inForm(stirrupPasswordField(field)),
  islands,
  play: show('.show-password-input'),
});
