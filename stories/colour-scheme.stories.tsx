import { colourScheme } from '@stirrup/builder/colour-scheme';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { html } from '../fixtures/cms/markup/html.ts';
import {
  oddSchemeControls,
  ownSchemeToggle,
  schemeToggle,
} from '../packages/builder/src/page/colour-scheme/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Builder/Colour scheme' } satisfies Meta;

const islands = [colourScheme];
const builderStory = (
  markup: () => unknown,
  play: (canvas: HTMLElement) => Promise<void> = allReady,
  page = '/builder/',
) => islandStory({ page, markup: () => String(markup()), islands, play });
const shows = (scheme: string) =>
  waitFor(() => expect(document.documentElement).toHaveAttribute('data-colour-scheme', scheme));

/** Our dialect: follows the device's scheme until the first press. */
export const OwnToggle = islandStory({ markup: () => String(ownSchemeToggle()), islands, play: allReady });

export const OwnControls = islandStory({
  page: '/?device=off',
  markup: () => String(html`${ownSchemeToggle('light', 'Light')} ${ownSchemeToggle('dark', 'Dark')}`),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-shows="dark"]');
    await shows('dark');
  },
});

export const Builder = builderStory(() => schemeToggle());

export const BuilderMainAndOther = builderStory(
  () => html`${schemeToggle('main', 'Usual')} ${schemeToggle('alt', 'Other')}`,
  async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-acss-color-scheme="alt"]');
    await shows('dark');
    await expect(await find(canvas, '.active')).toHaveTextContent('Other');
  },
  '/builder/?device=off',
);

/** The site's main scheme is dark, so the other one is light. */
export const BuilderDarkByDefault = builderStory(
  () => html`${schemeToggle('main', 'Usual')} ${schemeToggle('alt', 'Other')}`,
  async (canvas) => {
    await allReady(canvas);
    await shows('dark');
  },
  '/builder/?scheme=dark&device=off',
);

/** A picture without a name, a link, plain text and a checkbox. */
export const BuilderOddControls = builderStory(oddSchemeControls, async (canvas) => {
  await allReady(canvas);
  (await find(canvas, 'div[role="button"]')).focus();
  await userEvent.keyboard(' ');
  await shows('dark');
});

export const BuilderRightToLeft = islandStory({
  page: '/builder/',
  direction: 'rtl',
  markup: () => String(oddSchemeControls()),
  islands,
  play: allReady,
});
