import { slideMenu } from '@stirrup/builder/slide-menu';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { builderSlideMenu, burger, stirrupSlideMenu } from '../packages/builder/src/navigation/slide-menu/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, click, find } from './support/play.ts';

export default { title: 'Builder/Slide menu' } satisfies Meta;

const islands = [slideMenu];
const page = '/builder/';
const opens = (selector: string) => async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, selector);
  await waitFor(() => expect(canvas.querySelector('[aria-expanded="true"]')).not.toBeNull());
};
const isOpenAtTheCurrentLink = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await appears(canvas, '[aria-current="page"]');
};
const withBurger = () => `${burger('burger')}${builderSlideMenu('abc123', { clickSelector: '.burger' })}`;

export const Closed = islandStory({ markup: () => String(stirrupSlideMenu()), islands, play: allReady });

export const SubMenuOpen = islandStory({
  markup: () => String(stirrupSlideMenu()),
  islands,
  play: opens('.x-slide-menu_dropdown-icon'),
});

export const OpenWhereTheVisitorIs = islandStory({
  markup: () => String(stirrupSlideMenu({ maybeExpandActive: true })),
  islands,
  play: isOpenAtTheCurrentLink,
});

export const RightToLeft = islandStory({
  markup: () => String(stirrupSlideMenu({ maybeExpandActive: true })),
  islands,
  play: isOpenAtTheCurrentLink,
  direction: 'rtl',
});

export const BuilderSubMenuOpen = islandStory({
  page,
  markup: () => String(builderSlideMenu('abc123')),
  islands,
  play: opens('.x-slide-menu_dropdown-icon'),
});

export const BuilderClosedBehindABurger = islandStory({ page, markup: withBurger, islands, play: allReady });

export const BuilderOpenedByTheBurger = islandStory({ page, markup: withBurger, islands, play: opens('.burger') });

/** Escape shuts the menu, and the focus returns to the burger. */
export const BuilderShutByEscape = islandStory({
  page,
  markup: withBurger,
  islands,
  play: async (canvas) => {
    await opens('.burger')(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await find(canvas, '.burger')).toHaveAttribute('aria-expanded', 'false'));
    await expect(await find(canvas, '.burger')).toHaveFocus();
  },
});
