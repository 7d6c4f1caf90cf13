import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementExample, ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderPanel, stirrupPanel } from '../../overlays/off-canvas/fixture.ts';
import { builderToggle, stirrupToggle } from '../../overlays/toggle/fixture.ts';
import { MEGA_PANEL, type MenuItem, SADDLES } from '../dropdown/fixture.ts';
import { builderNav, NAV_ITEMS, stirrupNav } from './fixture.ts';

/** Places that entries lead to. */
const places = html`<h3 id="leather">Leather</h3><p>Oil it twice a year.</p><h3 id="times">Opening times</h3><p>We open at eight.</p>`;

const mega: MenuItem = { title: 'Goods', panel: MEGA_PANEL };
const always: MenuItem = {
  title: 'Girths',
  settings: { 'data-static': 'true' },
  items: [{ title: 'Short', href: '/shop/?girth=short' }],
};
/** A mega menu below the whole menu, whose element has this selector. */
const vertical = (selector: string): MenuItem => ({
  title: 'Barn',
  panel: MEGA_PANEL,
  settings: { 'data-mega-menu': selector, 'data-mega-menu-vertical': selector },
});
const levels: readonly MenuItem[] = [{ title: 'Home', href: '/' }, SADDLES, { ...SADDLES, title: 'Bridles' }];
const ownText = (dropdown: MenuItem): MenuItem => ({ ...dropdown, settings: { 'data-back-text': 'Up' } });
const PANEL = { id: 'panel', label: 'Panel with a menu' };
/** A menu whose entries show at any width. */
const WITHOUT_TOGGLES = { breakpoint: 'never', closes: false, opens: false } as const;

/** The markup of a dialect. */
interface Printers {
  readonly nav: typeof builderNav;
  /** Selector of the menu of goods. */
  readonly goods: string;
  /** The menu in a row, whose dropdowns may have a text of their own for the way back. */
  readonly inRow: readonly MenuItem[];
  /** A control that opens the panel, and the panel. */
  readonly panelWith: (content: Html) => Html;
}

const examples = ({ nav, goods, inRow, panelWith }: Printers): ElementExample[] => [
  {
    name: 'Behind toggles on narrow screens',
    markup: html`${nav(NAV_ITEMS, { id: 'stable', label: 'Stable' })}${places}`,
  },
  {
    name: 'Mega menus, and a submenu in place',
    markup: nav([mega, vertical(goods), always], { id: 'goods', label: 'Goods' }),
  },
  {
    name: 'One level at a time, behind toggles at any width',
    markup: nav(levels, {
      id: 'levels',
      label: 'Levels',
      breakpoint: 'always',
      isMultilevel: true,
      backText: 'Go back',
    }),
  },
  {
    name: 'One level at a time, in a row',
    markup: nav(inRow, { ...WITHOUT_TOGGLES, id: 'row', label: 'In a row', isMultilevel: true }),
  },
  {
    name: 'In a panel',
    markup: panelWith(nav(NAV_ITEMS, { ...WITHOUT_TOGGLES, id: 'inside', label: 'In a panel' })),
  },
];

/** Nested menus with dropdowns of every kind, behind toggles at a breakpoint or at any width, and in a panel. */
export const demoPage: ElementPage = {
  title: 'Nested menus',
  classic: () =>
    examples({
      nav: stirrupNav,
      goods: '#goods',
      inRow: levels.map(ownText),
      panelWith: (content) =>
        html`<p>${stirrupToggle('Panel', { target: '#panel' })}</p>${stirrupPanel('left', { ...PANEL, content })}`,
    }),
  builder: () =>
    examples({
      nav: builderNav,
      goods: '#brxe-goods',
      inRow: levels,
      panelWith: (content) =>
        html`${builderToggle('panelt', 'Panel', { 'data-selector': '#brxe-panel' })}${builderPanel('left', { ...PANEL, content })}`,
    }),
};
