import { interactions } from '@stirrup/builder/interactions';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  builderInteractive,
  countExample,
  entryExample,
  eventExample,
  formExample,
  moodExample,
  panelExample,
  showExample,
  stirrupInteractive,
  switchExample,
} from '../packages/builder/src/page/interactions/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, click, find } from './support/play.ts';

export default { title: 'Builder/Interactions' } satisfies Meta;

const islands = [interactions];
type Story = Parameters<typeof islandStory>[0];
const ofBuilder = (markup: Story['markup'], play: Story['play'] = allReady) =>
  islandStory({ page: '/builder/', markup, islands, play });

/** A class is added and removed, in our own dialect. */
export const Switch = islandStory({ markup: () => switchExample(stirrupInteractive), islands, play: allReady });

/** The builder prints a button without a link as a `span`; it is still usable by keyboard. */
export const SwitchByKey = ofBuilder(
  () => switchExample(builderInteractive, 'span'),
  async (canvas) => {
    await allReady(canvas);
    const button = await find(canvas, '[role="button"]');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.querySelector('#stable-menu')).toHaveClass('is-open'));
  },
);

export const Shown = ofBuilder(
  () => showExample(builderInteractive),
  async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'button');
    await appears(canvas, '#offer');
  },
);

/** Reacts to pointer and focus. */
export const Mood = ofBuilder(
  () => moodExample(builderInteractive),
  async (canvas) => {
    await allReady(canvas);
    (await find(canvas, 'button')).focus();
    await waitFor(() => expect(canvas.querySelector('#mood')).toHaveAttribute('data-mood', 'curious'));
  },
);

/** The third carrot meets the condition. */
export const ClicksCounted = ofBuilder(
  () => countExample(builderInteractive),
  async (canvas) => {
    await allReady(canvas);
    for (let carrots = 0; carrots < 3; carrots += 1) await click(canvas, 'button');
    await appears(canvas, '#thanks');
  },
);

export const Panel = ofBuilder(
  () => panelExample(builderInteractive),
  async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[aria-expanded]');
    await appears(canvas, '#tack-panel');
  },
);

export const FormCleared = ofBuilder(
  () => formExample(builderInteractive),
  async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'button');
    await waitFor(() => expect(canvas.querySelector('[name="rider"]')).toHaveValue(''));
  },
);

/** Interactions that run without the visitor. */
export const Events = ofBuilder(
  () => eventExample(builderInteractive),
  async (canvas) => {
    await allReady(canvas);
    await waitFor(() => expect(canvas.querySelector('#awake')).toHaveAttribute('data-mood', 'curious'));
  },
);

/** Each card enters after the one before it; with reduced motion all are visible at once. */
export const Entering = ofBuilder(
  () => entryExample(builderInteractive),
  async (canvas) => {
    await allReady(canvas);
    await waitFor(() => expect(canvas.querySelectorAll('.brx-animated')).toHaveLength(3), { timeout: 8000 });
    await waitFor(() => expect(canvas.querySelectorAll('[class*="brx-animate-"]')).toHaveLength(0), { timeout: 8000 });
  },
);

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => `${switchExample(stirrupInteractive)}${entryExample(stirrupInteractive)}`,
  islands,
  play: allReady,
});
