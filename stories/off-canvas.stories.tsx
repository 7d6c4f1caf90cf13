import { offCanvas } from '@stirrup/builder/off-canvas';
import { toggle } from '@stirrup/builder/toggle';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { builderPanel, type Edge, stirrupPanel } from '../packages/builder/src/overlays/off-canvas/fixture.ts';
import { builderToggle, stirrupToggle } from '../packages/builder/src/overlays/toggle/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Builder/Off-canvas' } satisfies Meta;

const islands = [offCanvas, toggle];
const page = '/builder/';
const own = (edge: Edge, settings = {}) =>
  `${stirrupToggle('Saddles', { target: '#saddles' })}${stirrupPanel(edge, { id: 'saddles', label: 'Saddles', settings })}`;
const builders = (edge: Edge, settings = {}) =>
  `${builderToggle('open', 'Saddles', { 'data-selector': '#brxe-panel' })}${builderPanel(edge, { id: 'panel', label: 'Saddles', settings })}`;

const opens = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, 'button');
  await waitFor(async () => expect(await find(canvas, 'button')).toHaveAttribute('aria-expanded', 'true'));
};
const opened = (edge: Edge) => islandStory({ markup: () => own(edge), islands, play: opens });

export const Closed = islandStory({ markup: () => own('left'), islands, play: allReady });

export const FromTheLeft = opened('left');

export const FromTheRight = opened('right');

export const FromTheTop = opened('top');

export const FromTheBottom = opened('bottom');

export const PushingThePage = islandStory({
  markup: () => own('left', { 'data-effect': 'offset' }),
  islands,
  play: opens,
});

export const RightToLeft = islandStory({ markup: () => own('right'), islands, play: opens, direction: 'rtl' });

export const BuilderOpen = islandStory({ page, markup: () => builders('right'), islands, play: opens });

/** Escape closes the panel, and the focus returns to the toggle. */
export const BuilderClosedByEscape = islandStory({
  page,
  markup: () => builders('right'),
  islands,
  play: async (canvas) => {
    await opens(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await find(canvas, 'button')).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(async () => expect(await find(canvas, 'button')).toHaveFocus());
  },
});
