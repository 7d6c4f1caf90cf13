import { dropdown } from '@stirrup/builder/dropdown';
import { navMenu } from '@stirrup/builder/nav-menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { builderNavMenu, MENU, stirrupNavMenu } from '../packages/builder/src/navigation/nav-menu/fixture.ts';
import { expectFailure, failingIsland } from './support/failing-island.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, begin, find } from './support/play.ts';

export default { title: 'Builder/Nav menu' } satisfies Meta;

const islands = [navMenu, dropdown];
const page = '/builder/';
const own = () => String(stirrupNavMenu(MENU, { label: 'Shop' }));
const builders = () => String(builderNavMenu(MENU, { label: 'Shop' }));
const MOBILE_TOGGLE = '[data-part="menu-toggle"], .bricks-mobile-menu-toggle';

/** Opens the drawer: its button shows on narrow screens only, other code opens it at any width. */
const openDrawer = async (canvas: HTMLElement) => {
  await allReady(canvas);
  (await find(canvas, MOBILE_TOGGLE)).click();
  await find(canvas, `:is(${MOBILE_TOGGLE})[aria-expanded="true"]`);
};
const openFirst = async (canvas: HTMLElement) => {
  await allReady(canvas);
  (await find(canvas, 'li button')).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await find(canvas, 'li button[aria-expanded="true"]');
};

export const Closed = islandStory({ markup: own, islands, play: allReady });

export const Open = islandStory({ markup: own, islands, play: openFirst });

export const Drawer = islandStory({ markup: own, islands, play: openDrawer });

/** More than fits on a line. */
export const LongLabels = islandStory({
  markup: () =>
    String(
      stirrupNavMenu(
        MENU.map((item) => ({ ...item, title: `${item.title} of saddles, bridles and all other tack` })),
        { label: 'Shop' },
      ),
    ),
  islands,
  play: openFirst,
});

export const RightToLeft = islandStory({ direction: 'rtl', markup: own, islands, play: openFirst });

export const BuilderClosed = islandStory({ page, markup: builders, islands, play: allReady });

export const BuilderOpen = islandStory({ page, markup: builders, islands, play: openFirst });

export const BuilderDrawer = islandStory({ page, markup: builders, islands, play: openDrawer });

/** Its code does not load: the links show, on narrow screens, too. */
export const Failed: StoryObj = {
  ...islandStory({
    markup: own,
    prepare: expectFailure,
    islands: [failingIsland(navMenu), dropdown],
    play: async (canvas) => {
      await begin(canvas);
      await find(canvas, '[data-island="nav-menu"][data-island-state="failed"]');
      await appears(canvas, '[data-part="menu"] a');
    },
  }),
  globals: { viewport: { value: 'phone' } },
};
