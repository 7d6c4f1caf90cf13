import { dropdown } from '@stirrup/builder/dropdown';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  builderDropdown,
  MEGA_PANEL,
  type MenuItem,
  SADDLES,
  stirrupDropdown,
} from '../packages/builder/src/navigation/dropdown/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Builder/Dropdown' } satisfies Meta;

const islands = [dropdown];
const page = '/builder/';
const CLICK = { 'data-toggle': 'click' };
const list = (...items: readonly unknown[]) => `<ul class="menu-row">${items.join('')}</ul>`;
const own = (item: Partial<MenuItem> = {}) => list(stirrupDropdown({ ...SADDLES, ...item }));
const builders = (item: Partial<MenuItem> = {}) => list(builderDropdown({ ...SADDLES, ...item }));
const toggleOf = (title: string) => `[aria-label="${title}: submenu"]`;

const opens = async (canvas: HTMLElement, ...titles: readonly string[]) => {
  for (const title of titles) {
    await allReady(canvas);
    await click(canvas, toggleOf(title));
    await find(canvas, `${toggleOf(title)}[aria-expanded="true"]`);
  }
};

export const Closed = islandStory({ markup: () => own(), islands, play: allReady });

export const Hovered = islandStory({
  markup: () => own(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await userEvent.hover(await find(canvas, 'a'));
    await find(canvas, `${toggleOf('Saddles')}[aria-expanded="true"]`);
  },
});

export const Clicked = islandStory({
  markup: () => own({ settings: CLICK }),
  islands,
  play: (canvas) => opens(canvas, 'Saddles', 'Jumping'),
});

export const MegaMenu = islandStory({
  markup: () => list(stirrupDropdown({ title: 'Goods', panel: MEGA_PANEL, settings: CLICK })),
  islands,
  play: (canvas) => opens(canvas, 'Goods'),
});

export const InPlace = islandStory({
  markup: () => own({ settings: { 'data-static': 'true' } }),
  islands,
  play: (canvas) => opens(canvas, 'Saddles'),
});

/** The second of two levels that show in one place, with its Back item. */
export const Multilevel = islandStory({
  markup: () => own({ settings: { 'data-multilevel': '', 'data-back-text': 'Go back' } }),
  islands,
  play: (canvas) => opens(canvas, 'Saddles', 'Jumping'),
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => own({ settings: CLICK }),
  islands,
  play: (canvas) => opens(canvas, 'Saddles', 'Jumping'),
});

export const Builder = islandStory({
  page,
  markup: () => builders({ settings: CLICK }),
  islands,
  play: (canvas) => opens(canvas, 'Saddles', 'Jumping'),
});

export const BuilderMultilevel = islandStory({
  page,
  markup: () => builders({ settings: { class: 'brx-has-multilevel' } }),
  islands,
  play: (canvas) => opens(canvas, 'Saddles', 'Jumping'),
});

/** Escape closes the submenu, and the focus returns to its button. */
export const BuilderClosedByEscape = islandStory({
  page,
  markup: () => builders({ settings: CLICK }),
  islands,
  play: async (canvas) => {
    await opens(canvas, 'Saddles');
    await userEvent.keyboard('{Escape}');
    await find(canvas, `${toggleOf('Saddles')}[aria-expanded="false"]`);
    await waitFor(async () => expect(await find(canvas, toggleOf('Saddles'))).toHaveFocus());
  },
});
