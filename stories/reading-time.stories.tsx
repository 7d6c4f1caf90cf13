import { readingTime } from '@stirrup/builder/reading-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import {
  builderReadingTime,
  stirrupReadingTime,
  story,
} from '../packages/builder/src/readouts/reading-time/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady } from './support/play.ts';

export default { title: 'Builder/Reading time' } satisfies Meta;

const shows = (markup: Html, text: string, page = '/') =>
  islandStory({
    page,
    markup: () => String(markup),
    islands: [readingTime],
    play: async (canvas) => {
      await allReady(canvas);
      await waitFor(() => expect(canvas.textContent).toContain(text));
    },
  });

/** Of the article around it. */
export const ByWords = shows(
  html`<article>${stirrupReadingTime({ suffix: ' minutes', words: 50 })}${story(120)}</article>`,
  '3 minutes',
);

export const ByCharacters = shows(
  html`<article>${stirrupReadingTime({ suffix: ' minutes', characters: 100 })}${story(60)}</article>`,
  '3 minutes',
);

export const InTheBuilder = shows(
  html`${builderReadingTime('a', { prefix: 'Takes ', words: 50 })}<div class="brxe-post-content">${story(120)}</div>`,
  'Takes 3',
  '/builder/',
);

export const RightToLeft: StoryObj = { ...ByWords, globals: { direction: 'rtl' } };
