import { accordion } from '@stirrup/builder/accordion';
import { anchorLinks } from '@stirrup/builder/anchor-links';
import { popup } from '@stirrup/builder/popup';
import { tabs } from '@stirrup/builder/tabs';
import type { Meta } from '@storybook/react-vite';
import { anchorLinksMarkup } from '../packages/builder/src/navigation/anchor-links/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Builder/Anchor links' } satisfies Meta;

const islands = [anchorLinks, accordion, popup, tabs];
const markup = () => anchorLinksMarkup();

export const Printed = islandStory({ markup, islands, play: allReady });

export const Current = islandStory({
  markup,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="menu"] a[href="#girths"]');
    await find(canvas, '[href="#girths"][aria-current="page"]');
  },
});

/** A link into a closed tab opens it. */
export const IntoATab = islandStory({
  markup,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'a[href="#care"]');
    await find(canvas, '#care[aria-selected="true"]');
  },
});

export const RightToLeft = islandStory({ direction: 'rtl', markup, islands, play: allReady });
