import { searchOverlay } from '@stirrup/builder/search-overlay';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  builderSearchOverlay,
  stirrupSearchOverlay,
} from '../packages/builder/src/navigation/search-overlay/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, enter, find, open } from './support/play.ts';

export default { title: 'Builder/Search overlay' } satisfies Meta;

const islands = [searchOverlay];
const page = '/builder/';
const OWN = '[data-part="toggle"]';
const BUILDER = '.brxe-search > .toggle';
const own = (title = '') => String(stirrupSearchOverlay({ id: 'find', title }));
const builders = () => String(builderSearchOverlay({ id: 'find', title: 'Search the stable' }));

const opens = (toggle: string) => async (canvas: HTMLElement) => {
  await open(canvas, toggle);
  await waitFor(async () => expect(await find(canvas, '[type="search"]')).toHaveFocus());
};
const closes = (toggle: string) => async (canvas: HTMLElement) => {
  await opens(toggle)(canvas);
  await enter(canvas, '[type="search"]', 'rug');
  await userEvent.keyboard('{Escape}');
  await find(canvas, `${toggle}[aria-expanded="false"]`);
  await waitFor(async () => expect(await find(canvas, toggle)).toHaveFocus());
};

export const Closed = islandStory({ markup: () => own(), islands, play: allReady });

export const Open = islandStory({ markup: () => own(), islands, play: opens(OWN) });

export const Titled = islandStory({ markup: () => own('Search the stable'), islands, play: opens(OWN) });

/** Escape closes it, the focus returns to the toggle, and the text stays. */
export const ClosedByEscape = islandStory({
  markup: () => own(),
  islands,
  play: async (canvas) => {
    await closes(OWN)(canvas);
    expect(await find(canvas, '[type="search"]')).toHaveValue('rug');
  },
});

export const RightToLeft = islandStory({ direction: 'rtl', markup: () => own(), islands, play: opens(OWN) });

export const BuilderOpen = islandStory({ page, markup: builders, islands, play: opens(BUILDER) });

export const BuilderClosedByEscape = islandStory({ page, markup: builders, islands, play: closes(BUILDER) });
