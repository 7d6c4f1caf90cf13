import { readMore } from '@stirrup/builder/read-more';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText, readMoreMarkup, shortText } from '../packages/builder/src/disclosures/read-more/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, open, sees } from './support/play.ts';

export default { title: 'Builder/Read more' } satisfies Meta;

const islands = [readMore];
const BUTTON = '[data-part="button"]';
const markup = () => readMoreMarkup(longText, { lines: 1 });

export const Closed = islandStory({ markup, islands, play: allReady });

export const Open = islandStory({ markup, islands, play: (canvas) => open(canvas, BUTTON) });

export const ClosedAgain = islandStory({
  markup,
  islands,
  play: async (canvas) => {
    await open(canvas, BUTTON);
    await click(canvas, BUTTON);
    await sees(canvas, `${BUTTON}[aria-expanded="false"]`, 'Read more');
  },
});

export const OpenedByKeyboard = islandStory({
  markup,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, BUTTON)).focus();
    await userEvent.keyboard(' ');
    await sees(canvas, `${BUTTON}[aria-expanded="true"]`, 'Read less');
  },
});

/** A link in the hidden lines gets the focus. */
export const OpenedByFocus = islandStory({
  markup,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, 'a')).focus();
    await find(canvas, `${BUTTON}[aria-expanded="true"]`);
  },
});

/** No line is hidden, so there is no button. */
export const Short = islandStory({ markup: () => readMoreMarkup(shortText), islands, play: allReady });

export const OwnLabels = islandStory({
  markup: () => readMoreMarkup(longText, { lines: 1, moreText: 'The whole story', lessText: 'Only the beginning' }),
  islands,
  play: async (canvas) => {
    await open(canvas, BUTTON);
    await sees(canvas, BUTTON, 'Only the beginning');
  },
});

export const RightToLeft = islandStory({ direction: 'rtl', markup, islands, play: allReady });

/** An invalid option falls back to its default. */
export const BrokenOption = islandStory({
  markup: () => readMoreMarkup(longText, { lines: 0 }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    expect((await find(canvas, '[data-part="text"]')).style.webkitLineClamp).toBe('3');
  },
});
