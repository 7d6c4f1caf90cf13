import { attributes, classes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { chevron, linkOf, MEGA_PANEL, type MenuItem, SADDLES, stirrupItem } from '../dropdown/fixture.ts';

/** Items of the demo's menus, with two deeper levels and a mega menu. */
export const MENU: readonly MenuItem[] = [
  { title: 'Start', href: '/' },
  SADDLES,
  { title: 'Goods', href: '/shop/', panel: MEGA_PANEL },
  { title: 'Care', href: '#care' },
];

/** Settings of a menu. */
export interface NavMenuOptions {
  readonly label?: string;
  /** Edge from which the mobile menu comes. @default 'left' */
  readonly side?: 'left' | 'right';
  /** Attributes of every item with a submenu. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The builder's menu: every item is printed for both widths (bricks-elements.md §12). */
export function builderNavMenu(
  items: readonly MenuItem[],
  { label, side = 'left', settings = {} }: NavMenuOptions = {},
): Html {
  const list = (name: string) => html`<ul class="${name}">${items.map((item) => wordpressItem(item, settings))}</ul>`;
  return html`<div class="brxe-nav-menu" data-script-id="navmen"><nav${attributes({ class: 'bricks-nav-menu-wrapper mobile_landscape', 'aria-label': label })}>${list('bricks-nav-menu')}</nav>
<button class="bricks-mobile-menu-toggle" aria-haspopup="true" aria-label="Open mobile menu" aria-expanded="false"><span class="bar-top"></span><span class="bar-center"></span><span class="bar-bottom"></span></button>
<nav class="bricks-mobile-menu-wrapper ${side}">${list('bricks-mobile-menu')}</nav>
<div class="bricks-mobile-menu-overlay"></div></div>`;
}

function wordpressItem(item: MenuItem, settings: Readonly<Record<string, string>>): Html {
  const { title, items, panel } = item;
  if (!items && !panel)
    return html`<li class="${classes('menu-item bricks-menu-item', item.isCurrent && 'current-menu-item')}"><a${linkOf(item)}>${title}</a></li>`;
  const root = attributes({
    class: `menu-item menu-item-has-children bricks-menu-item${panel ? ' brx-has-megamenu' : ''}`,
    ...(panel && { 'data-toggle': 'hover' }),
    ...settings,
    ...item.settings,
  });
  const content = panel
    ? html`<div class="brx-megamenu">${panel}</div>`
    : html`<ul class="sub-menu">${items?.map((inner) => wordpressItem(inner, settings))}</ul>`;
  return html`<li${root}><div class="brx-submenu-toggle icon-right"><a${linkOf(item)}>${title}</a><button aria-expanded="false" aria-label="${title} Sub menu">${chevron('menu-item-icon')}</button></div>${content}</li>`;
}

/** A menu of our own dialect: one list, which is a drawer on narrow screens. */
export function stirrupNavMenu(
  items: readonly MenuItem[],
  { label = 'Menu', settings = {} }: NavMenuOptions = {},
): Html {
  const withSettings = items.map((item) => ({ ...item, settings: { ...settings, ...item.settings } }));
  return html`<nav data-island="nav-menu" aria-label="${label}"><button type="button" data-part="menu-toggle" aria-expanded="false">Menu</button>
<div data-part="menu"><ul>${withSettings.map(stirrupItem)}</ul></div></nav>`;
}
