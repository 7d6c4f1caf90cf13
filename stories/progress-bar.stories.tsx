import { progressBar } from '@stirrup/builder/progress-bar';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import { builderProgressBar, stirrupProgressBar } from '../packages/builder/src/readouts/progress-bar/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady } from './support/play.ts';

export default { title: 'Builder/Progress bar' } satisfies Meta;

const materials = [
  { label: 'Leather', value: '80%' },
  { label: 'Steel', value: '35%' },
];

/** A story whose first bar has a width in the end. */
const fills = (markup: Html, width: RegExp, page = '/', direction?: 'rtl') =>
  islandStory({
    page,
    ...(direction && { direction }),
    markup: () => String(markup),
    islands: [progressBar],
    play: async (canvas) => {
      await allReady(canvas);
      const fill = () => canvas.querySelector<HTMLElement>('[data-width]')?.style.width;
      await waitFor(() => expect(fill()).toMatch(width));
    },
  });

export const InView = fills(stirrupProgressBar(materials), /^80%$/);

/** Empty until somebody scrolls to it. */
export const OutOfView = fills(
  html`<p style="block-size: 100vh">Further down, bars fill up.</p>${stirrupProgressBar(materials)}`,
  /^0(px)?$/,
);

/** It is named for screen readers. */
export const WithoutALabel = fills(stirrupProgressBar([{ value: '62.5%' }]), /^62.5%$/);

/** Less than nothing is nothing. */
export const BrokenValue = fills(stirrupProgressBar([{ label: 'Oats', value: '-5%' }]), /^0%$/);

export const InTheBuilder = fills(builderProgressBar('a', materials), /^80%$/, '/builder/');

export const RightToLeft = fills(stirrupProgressBar(materials), /^80%$/, '/', 'rtl');
