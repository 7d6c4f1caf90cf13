import { attributes, classes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** An item of a menu; one with `items`, or with `panel`, has a submenu. */
export interface MenuItem {
  readonly title: string;
  /** Without one the builder prints a text. */
  readonly href?: string;
  /** It leads to the page on which it is printed. */
  readonly isCurrent?: boolean;
  readonly items?: readonly MenuItem[];
  /** Content of a mega menu. */
  readonly panel?: Html;
  /** Attributes of the item, as the builder prints them: `{ 'data-toggle': 'click' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The picture of a submenu's button. */
export const chevron = (className?: string): Html =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12" width="12" height="12" fill="none" aria-hidden="true"${attributes({ class: className })}><path d="m2 4.5 4 4 4-4" stroke="currentColor" stroke-width="1.5"/></svg>`;

/** Goods of the demo shop, in three levels. */
export const SADDLES: MenuItem = {
  title: 'Saddles',
  href: '/shop/?category=saddles',
  items: [
    { title: 'Dressage', href: '/shop/?category=dressage' },
    {
      title: 'Jumping',
      href: '/shop/?category=jumping',
      items: [
        { title: 'Close contact', href: '/shop/?category=close-contact' },
        { title: 'Cross country', href: '/shop/?category=cross-country' },
      ],
    },
    { title: 'Trail', href: '/shop/?category=trail' },
  ],
};

/** Content of a mega menu: two columns, and a link beside them. */
export const MEGA_PANEL: Html = html`<div class="columns"><div><h3>Riding</h3><ul><li><a href="/shop/?category=bridles">Bridles</a></li><li><a href="/shop/?category=girths">Girths</a></li></ul></div><div><h3>Stable</h3><ul><li><a href="/shop/?category=buckets">Buckets</a></li><li><a href="/shop/?category=brushes">Brushes</a></li></ul></div><p><a href="/shop/">All goods</a></p></div>`;

/** A dropdown of the builder, with its submenus (bricks-elements.md §14). */
export function builderDropdown(item: MenuItem, { tag = 'li' }: { readonly tag?: 'li' | 'div' } = {}): Html {
  const { title, items, panel, settings = {} } = item;
  const { class: more, ...rest } = settings;
  const root = attributes({
    'data-script-id': title.toLowerCase().replace(/\W+/g, ''),
    class: classes('brxe-dropdown', panel && 'brx-has-megamenu', more),
    ...rest,
  });
  const row = html`<div class="brx-submenu-toggle">${labelOf(item)}<button aria-expanded="false" aria-label="${title}: submenu">${chevron()}</button></div>`;
  const content = panel
    ? html`<div class="brxe-block brx-dropdown-content">${panel}</div>`
    : html`<ul class="brxe-div brx-dropdown-content">${items?.map(builderItem)}</ul>`;
  return tag === 'li' ? html`<li${root}>${row}${content}</li>` : html`<div${root}>${row}${content}</div>`;
}

/** An item of the builder's nested navigation: a link, or a dropdown. */
export function builderItem(item: MenuItem): Html {
  if (item.items || item.panel) return builderDropdown(item);
  return html`<li class="menu-item"><a class="brxe-text-link"${linkOf(item)}>${item.title}</a></li>`;
}

/** A dropdown of our own dialect, with its submenus. */
export function stirrupDropdown(item: MenuItem, { tag = 'li' }: { readonly tag?: 'li' | 'div' } = {}): Html {
  const { title, items, panel, settings = {} } = item;
  const root = attributes({ 'data-island': 'dropdown', 'data-mega': panel && '', ...settings });
  const controls = html`${labelOf(item)} <button type="button" data-part="toggle" aria-expanded="false" aria-label="${title}: submenu">${chevron()}</button>`;
  // Both ways of an author: with a row, and without.
  const row = panel ? html`<div data-part="row">${controls}</div>` : controls;
  const content = panel
    ? html`<div data-part="content" hidden>${panel}</div>`
    : html`<ul data-part="content" hidden>${items?.map(stirrupItem)}</ul>`;
  return tag === 'li' ? html`<li${root}>${row}${content}</li>` : html`<div${root}>${row}${content}</div>`;
}

/** An item of a menu of our own dialect: a link, or a dropdown. */
export function stirrupItem(item: MenuItem): Html {
  if (item.items || item.panel) return stirrupDropdown(item);
  return html`<li><a${linkOf(item)}>${item.title}</a></li>`;
}

/** Attributes of an item's link. */
export function linkOf({ href = '#', isCurrent }: MenuItem): Html {
  return attributes({ href, 'aria-current': isCurrent && 'page' });
}

function labelOf(item: MenuItem): Html {
  return item.href ? html`<a${linkOf(item)}>${item.title}</a>` : html`<span>${item.title}</span>`;
}
