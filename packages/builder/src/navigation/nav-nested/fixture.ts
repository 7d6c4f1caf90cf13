import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderToggle } from '../../overlays/toggle/fixture.ts';
import { builderItem, type MenuItem, SADDLES, stirrupItem } from '../dropdown/fixture.ts';

/** Options of a nested menu. */
export interface NavOptions {
  id: string;
  label?: string;
  /** Name of the breakpoint below which the menu is behind its toggles, `always` or `never`. */
  breakpoint?: string;
  isMultilevel?: boolean;
  /** Label of the way back from a deeper level. */
  backText?: string;
  /** Has a toggle among its entries, which closes it. @default true */
  closes?: boolean;
  /** Has a toggle beside its entries, which opens it. @default true */
  opens?: boolean;
}

/** Links, places on the page, and submenus. */
export const NAV_ITEMS: readonly MenuItem[] = [
  { title: 'Home', href: '/' },
  SADDLES,
  {
    title: 'Care',
    settings: { 'data-toggle': 'click' },
    items: [
      { title: 'Leather', href: '#leather' },
      { title: 'Rugs', href: '/shop/?category=rugs' },
    ],
  },
  { title: 'Opening times', href: '#times' },
];

/** A nested menu as the builder prints it, closed (bricks-elements.md §13). */
export function builderNav(items: readonly MenuItem[], options: NavOptions): Html {
  const { id, label = 'Menu', breakpoint = 'mobile_landscape', closes = true, opens = true } = options;
  const close = builderToggle(`${id}x`, 'Close menu', { class: 'brxe-toggle brx-toggle-div' });
  return html`<nav${attributes({
    id: `brxe-${id}`,
    'data-script-id': id,
    class: `brxe-nav-nested${options.isMultilevel ? ' multilevel' : ''}`,
    'aria-label': label,
    'data-toggle': breakpoint,
    'data-back-text': options.backText,
  })}><ul id="brxe-${id}items" class="brxe-block brx-nav-nested-items">${items.map(builderItem)}${
    closes && html`<li class="menu-item">${close}</li>`
  }</ul>${opens && builderToggle(`${id}t`, 'Open menu')}</nav>`;
}

/** A nested menu of our own dialect, closed. */
export function stirrupNav(items: readonly MenuItem[], options: NavOptions): Html {
  const { id, label = 'Menu', breakpoint, closes = true, opens = true } = options;
  return html`<nav${attributes({
    'data-island': 'nav-nested',
    id,
    'aria-label': label,
    'data-toggle': breakpoint,
    'data-multilevel': options.isMultilevel && '',
    'data-back-text': options.backText,
  })}>
${opens && menuToggle('Menu')}
<ul data-part="items">${items.map(stirrupItem)}${closes && html`<li>${menuToggle('Close')}</li>`}</ul></nav>`;
}

/** A toggle of our own dialect, for the menu around it. */
export function menuToggle(label: string): Html {
  return html`<button type="button" data-island="toggle" aria-expanded="false">${label}</button>`;
}
