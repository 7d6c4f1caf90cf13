import { attributes, type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';
import { stirrupMasonry, TILES, tileImage } from '../masonry/fixture.ts';

/** A term that items have: its slug, and its name. */
type Term = readonly [slug: string, name: string];

const TERMS: readonly Term[] = [
  ['horses', 'Horses'],
  ['places', 'Places'],
  // A class that no selector may have as it is.
  ['2024', '2024'],
];

/** Terms of each picture. */
const NAMES = ['horses', 'horses 2024', 'horses', 'places 2024', 'horses', 'places', 'places'];

/** The builder's posts element with filters (bricks-elements.md §24). */
export function builderGridFilter(id = 'yardps', layout: 'grid' | 'masonry' = 'grid'): Html {
  const all = html`<li class="active" data-filter="*">All</li>`;
  const filters = TERMS.map(([slug, name]) => html`<li data-filter=".${slug}">${name}</li>`);
  const items = TILES.map(
    (tile, index) =>
      html`<li class="bricks-layout-item repeater-item brxe-${id} ${NAMES[index] ?? ''}"><div class="bricks-layout-inner"><figure class="image-wrapper">${tileImage({ ...tile, alt: '' }, { class: 'image css-filter' })}</figure><div class="content-wrapper"><h3 class="dynamic" data-field-id="ttl${id}">${tile.alt}</h3></div></div></li>`,
  );
  const sizers = raw('<li class="bricks-isotope-sizer"></li><li class="bricks-gutter-sizer"></li>');
  return html`<div${attributes({ id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-posts' })}><ul id="bricks-isotope-filters-${id}" class="bricks-isotope-filters">${all}${filters}</ul><ul${attributes({ class: 'bricks-layout-wrapper isotope isotope-before-init', 'data-layout': layout })}>${items}${sizers}</ul></div>`;
}

/** Filters of a grid in our own dialect. */
export function stirrupGridFilter(more: Readonly<Record<string, string>> = {}): Html {
  const button = (filter: string, name: string, isActive = false) =>
    html`<button${attributes({ type: 'button', 'data-part': 'filter', 'data-filter': filter, 'data-active': isActive })}>${name}</button>`;
  const filters = TERMS.map(([slug, name]) => button(`.${slug}`, name));
  return html`<div${attributes({ 'data-island': 'grid-filter', ...more })}>${button('*', 'All', true)}${filters}</div>${stirrupMasonry(TILES, { names: NAMES, more: { 'data-pending': true } })}`;
}
