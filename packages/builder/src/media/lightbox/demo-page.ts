import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import type { Site } from '../../../../../fixtures/cms/site.ts';
import {
  builderCarousel,
  builderFilm,
  builderGallery,
  builderImage,
  FILMS,
  ITEMS,
  type Item,
  stirrupFilm,
  stirrupGallery,
  stirrupImage,
} from './fixture.ts';

const GLOVES: Item = { picture: { kind: 'gloves', hue: 280 }, alt: 'Gloves' };
const HALTER: Item = { picture: { kind: 'halter', hue: 120 }, alt: 'Halter' };
const grouped = (item: Item): Item => ({ ...item, more: { 'data-pswp-id': 'pair' } });

/** Galleries, single pictures and films that open over the page. */
export const demoPage: ElementPage = {
  title: 'Lightbox',
  classic: ({ site }: { site: Site }) => [
    { name: 'A gallery', markup: stirrupGallery(site, ITEMS, { isCaptioned: true, hasThumbnails: true }) },
    {
      name: 'A gallery without a counter, whose pictures lead on',
      markup: stirrupGallery(site, ITEMS.slice(0, 3), {
        more: { 'data-uncounted': '', 'data-image-click': 'next', 'data-animation': 'fade', 'aria-label': 'Tack' },
      }),
    },
    { name: 'A picture', markup: stirrupImage(site, GLOVES) },
    { name: 'A film on YouTube', markup: stirrupFilm(FILMS.youtube, 'Watch on YouTube') },
    { name: 'A film on Vimeo', markup: stirrupFilm(FILMS.vimeo, 'Watch on Vimeo') },
    { name: 'A film from a file', markup: stirrupFilm(FILMS.file, 'Watch the file') },
  ],
  builder: ({ site }: { site: Site }) => [
    { name: 'A gallery', markup: builderGallery(site, ITEMS, { isCaptioned: true, hasThumbnails: true }) },
    { name: 'A carousel', markup: builderCarousel(site) },
    { name: 'A picture', markup: builderImage(site, grouped(GLOVES)) },
    { name: 'Another one of its group', markup: builderImage(site, grouped(HALTER), 'other') },
    { name: 'A film on YouTube', markup: builderFilm(FILMS.youtube, 'Watch on YouTube', { id: 'film-youtube' }) },
    { name: 'A film on Vimeo', markup: builderFilm(FILMS.vimeo, 'Watch on Vimeo', { id: 'film-vimeo' }) },
    { name: 'A film from a file', markup: builderFilm(FILMS.file, 'Watch the file', { id: 'film-file' }) },
  ],
};
