import { dropdown } from '@stirrup/builder/dropdown';
import { navNested } from '@stirrup/builder/nav-nested';
import { toggle } from '@stirrup/builder/toggle';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SADDLES } from '../packages/builder/src/navigation/dropdown/fixture.ts';
import { builderNav, NAV_ITEMS, stirrupNav } from '../packages/builder/src/navigation/nav-nested/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, click, disappears, find } from './support/play.ts';

export default { title: 'Builder/Nav nested' } satisfies Meta;

const islands = [navNested, dropdown, toggle];
const page = '/builder/';
/** Behind its toggles at any width. */
const behind = { id: 'menu', label: 'Main', breakpoint: 'always' };
const OPENER = 'nav > button';
const ITEMS = 'nav > ul';

const opens = async (canvas: HTMLElement) => {
  await click(canvas, OPENER);
  await waitFor(async () => expect(await find(canvas, OPENER)).toHaveAttribute('aria-expanded', 'true'));
};

const isInARow = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await appears(canvas, ITEMS);
  await disappears(canvas, OPENER);
};

export const InARow = islandStory({
  markup: () => stirrupNav(NAV_ITEMS, { id: 'menu', breakpoint: 'never' }),
  islands,
  play: isInARow,
});

export const Closed = islandStory({
  markup: () => stirrupNav(NAV_ITEMS, behind),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, `${OPENER}[aria-expanded="false"]`);
    await disappears(canvas, ITEMS);
  },
});

export const Open = islandStory({ markup: () => stirrupNav(NAV_ITEMS, behind), islands, play: opens });

export const RightToLeft = islandStory({
  markup: () => stirrupNav(NAV_ITEMS, behind),
  islands,
  play: opens,
  direction: 'rtl',
});

/** The second level has taken the place of the first. */
export const OneLevelAtATime = islandStory({
  markup: () => stirrupNav([SADDLES], { ...behind, isMultilevel: true, backText: 'Go back' }),
  islands,
  play: async (canvas) => {
    await opens(canvas);
    await click(canvas, '[data-island="dropdown"] [data-part="toggle"]');
    await waitFor(async () => expect(await find(canvas, '[data-island="dropdown"]')).toHaveAttribute('data-open'));
  },
});

export const BuilderInARow = islandStory({
  page,
  markup: () => builderNav(NAV_ITEMS, { id: 'menu', breakpoint: 'never' }),
  islands,
  play: isInARow,
});

export const BuilderOpen = islandStory({ page, markup: () => builderNav(NAV_ITEMS, behind), islands, play: opens });

/** Escape closes the menu, and the focus returns to the toggle. */
export const BuilderClosedByEscape = islandStory({
  page,
  markup: () => builderNav(NAV_ITEMS, behind),
  islands,
  play: async (canvas) => {
    await opens(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await find(canvas, OPENER)).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(async () => expect(await find(canvas, OPENER)).toHaveFocus());
  },
});
