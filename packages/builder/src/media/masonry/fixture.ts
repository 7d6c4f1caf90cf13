import { attributes, type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';

/** A picture of a grid. */
export interface Tile {
  readonly alt: string;
  readonly hue: number;
  readonly width: number;
  readonly height: number;
}

/** Horses of a yard, as pictures of different heights. */
export const TILES: readonly Tile[] = [
  { alt: 'Hazel at the gate', hue: 30, width: 300, height: 200 },
  { alt: 'Bramble, from the side', hue: 120, width: 300, height: 420 },
  { alt: 'Two foals', hue: 200, width: 300, height: 300 },
  { alt: 'The gallops', hue: 215, width: 300, height: 150 },
  { alt: 'Rowan in the rain', hue: 280, width: 300, height: 360 },
  { alt: 'The tack room', hue: 0, width: 300, height: 220 },
  { alt: 'Evening feed', hue: 45, width: 300, height: 260 },
];

/** A hill under a sun, as a data address: nothing is requested. */
function drawTile({ hue, width, height }: Tile): string {
  const sky = `<rect width="${width}" height="${height}" fill="hsl(${hue} 45% 82%)"/>`;
  const sun = `<circle cx="${width * 0.7}" cy="${height * 0.3}" r="${Math.min(width, height) / 7}" fill="hsl(${hue} 70% 95%)"/>`;
  const hill = `<path d="M0 ${height * 0.7}Q${width / 2} ${height * 0.4} ${width} ${height * 0.8}V${height}H0z" fill="hsl(${hue} 35% 40%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sky}${sun}${hill}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A picture of a grid. */
export function tileImage(tile: Tile, more: Readonly<Record<string, string>> = {}): Html {
  const { alt, width, height } = tile;
  return html`<img${attributes({ width, height, src: drawTile(tile), alt, decoding: 'async', ...more })} />`;
}

const SIZERS = raw('<li class="bricks-isotope-sizer"></li><li class="bricks-gutter-sizer"></li>');

/** The builder's image gallery as masonry (bricks-elements.md §24). */
export function builderMasonryGallery(tiles: readonly Tile[] = TILES, id = 'hangal'): Html {
  const root = { id: `brxe-${id}`, 'data-script-id': id, 'data-layout': 'masonry' };
  const names = 'brxe-image-gallery bricks-layout-wrapper isotope isotope-before-init';
  return html`<ul${attributes({ ...root, class: names })}>${tiles.map(
    (tile, index) =>
      html`<li class="bricks-layout-item" data-id="${500 + index}"><figure>${tileImage(tile, { class: 'image css-filter' })}</figure></li>`,
  )}${SIZERS}</ul>`;
}

/** Texts of different lengths. */
const NOTES = [
  'Hay comes on Mondays. Leave the lower gate open until the tractor has gone, and shut it behind the last horse.',
  'Farrier at ten.',
  'Rowan is on soaked feed for another week: two scoops in the morning, one at night, and no carrots.',
  'The school is rolled on Thursdays.',
  'Please sweep the aisle.',
];

/** The builder's masonry element, with JSON of its author (bricks-elements.md §24). */
export function builderMasonry(
  json = '{"transitionMode":"slideLeft","transitionDuration":"0.4s","horizontalOrder":1}',
): Html {
  const root = { id: 'brxe-masblk', 'data-script-id': 'masblk', 'data-brx-masonry-json': json };
  const names = 'brxe-block isotope bricks-layout-wrapper isotope-before-init bricks-masonry';
  return html`<div${attributes({ ...root, class: names })}>${NOTES.map(
    (note) => html`<div class="brxe-block brick"><div class="brxe-text-basic">${note}</div></div>`,
  )}${SIZERS}</div>`;
}

/** Options of a grid in our own dialect. */
interface OwnOptions {
  /** Attributes of the root. */
  readonly more?: Readonly<Record<string, string | boolean>>;
  /** Classes of each item, by position. */
  readonly names?: readonly string[];
}

/** A grid of pictures in our own dialect. */
export function stirrupMasonry(tiles: readonly Tile[] = TILES, { more, names = [] }: OwnOptions = {}): Html {
  return html`<ul${attributes({ 'data-island': 'masonry', ...more })}>${tiles.map(
    (tile, index) => html`<li${attributes({ class: names[index] ?? false })}>${tileImage(tile)}</li>`,
  )}</ul>`;
}
