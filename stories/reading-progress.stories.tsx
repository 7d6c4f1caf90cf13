import { readingProgress } from '@stirrup/builder/reading-progress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import {
  builderReadingProgress,
  stirrupReadingProgress,
} from '../packages/builder/src/readouts/reading-progress/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { scroll } from './support/scroll.ts';

export default { title: 'Builder/Reading progress' } satisfies Meta;

/** A story that is scrolled down, and its bar's value in the end. */
const shows = (bar: Html, position: number, value: number, page = '/') =>
  islandStory({
    page,
    markup: () =>
      String(
        html`${bar}<div class="text" style="block-size: 200vh">Every morning the grey mare waits at her door.</div>`,
      ),
    islands: [readingProgress],
    play: async (canvas) => {
      await scroll(canvas, position);
      await waitFor(() => expect(canvas.querySelector('progress')?.value).toBe(value));
    },
  });

const END = 1_000_000;

export const AtTheBeginning = shows(stirrupReadingProgress({ position: 'top' }), 0, 0);

export const AtTheEnd = shows(stirrupReadingProgress({ position: 'bottom' }), END, 100);

/** In its place, of a text. */
export const OfAText = shows(stirrupReadingProgress({ content: '.text' }), END, 100);

export const InTheBuilder = shows(builderReadingProgress('a'), END, 100, '/builder/');

export const RightToLeft: StoryObj = { ...OfAText, globals: { direction: 'rtl' } };
