import { onePageNavigation } from '@stirrup/builder/one-page-navigation';
import type { Meta } from '@storybook/react-vite';
import {
  onePageNavigationMarkup,
  printedNavigation,
} from '../packages/builder/src/navigation/one-page-navigation/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Builder/One-page navigation' } satisfies Meta;

const islands = [onePageNavigation];
const markup = () => onePageNavigationMarkup();

export const Filled = islandStory({ markup, islands, play: allReady });

export const Chosen = islandStory({
  markup,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'a[href="#trees"]');
    await find(canvas, 'a[href="#trees"][aria-current="true"]');
  },
});

/** The name of a section shows beside its dot. */
export const Focused = islandStory({
  markup,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, 'a[href="#first-ride"]')).focus();
  },
});

export const PrintedLinks = islandStory({ markup: () => printedNavigation(), islands, play: allReady });

export const RightToLeft = islandStory({ direction: 'rtl', markup, islands, play: allReady });
