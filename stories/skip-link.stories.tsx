import { skipLink } from '@stirrup/builder/skip-link';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { skipLinkMarkup, themeSkipLink } from '../packages/builder/src/navigation/skip-link/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, find } from './support/play.ts';

export default { title: 'Builder/Skip link' } satisfies Meta;

const islands = [skipLink];

export const Waiting = islandStory({ markup: () => skipLinkMarkup(), islands, play: allReady });

export const Followed = islandStory({
  markup: () => skipLinkMarkup(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '[data-island]')).focus();
    await userEvent.keyboard('{Enter}');
    await find(canvas, '#stables:focus');
  },
});

export const OfATheme = islandStory({
  markup: () => themeSkipLink(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '.skip-link')).focus();
    await appears(canvas, '.skip-link:focus');
  },
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => skipLinkMarkup(),
  islands,
  play: allReady,
});
