import { passwordToggle } from '@stirrup/builder/password-toggle';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import { builderPassword, stirrupPassword } from '../packages/builder/src/forms/password-toggle/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Builder/Password toggle' } satisfies Meta;

const islands = [passwordToggle];
const field = { id: 'password', label: 'Password' };
const inForm = (fields: Html) => html`<form method="post" action="?">${fields}</form>`;
const show = (button: string) => async (canvas: HTMLElement) => {
  await allReady(canvas);
  await userEvent.type(await find(canvas, 'input'), 'tack room');
  await click(canvas, button);
  await waitFor(() => expect(canvas.querySelector('input')).toHaveAttribute('type', 'text'));
};
const builderStory = (icons: 'both' | 'one', play: (canvas: HTMLElement) => Promise<void>) =>
  islandStory({ page: '/builder/', markup: () => inForm(builderPassword(field, icons)), islands, play });

export const Hidden = builderStory('both', allReady);
export const Shown = builderStory('both', show('.password-toggle'));

/** A missing icon; the other one shows in both states. */
export const WithOneIcon = builderStory('one', show('.password-toggle'));

export const RightToLeft = islandStory({
  page: '/builder/',
  direction: 'rtl',
  markup: () => inForm(builderPassword(field)),
  islands,
  play: allReady,
});

/** In our own dialect. */
export const OwnDialect = islandStory({
  markup: () => inForm(stirrupPassword(field)),
  islands,
  play: show('[data-part="toggle"]'),
});
