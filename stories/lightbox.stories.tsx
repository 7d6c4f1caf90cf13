import { lightbox } from '@stirrup/builder/lightbox';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { builderSite, classicSite } from '../fixtures/cms/site.ts';
import {
  builderGallery,
  ITEMS,
  type Item,
  stirrupGallery,
  stirrupImage,
} from '../packages/builder/src/media/lightbox/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, sees } from './support/play.ts';

export default { title: 'Builder/Lightbox' } satisfies Meta;

const islands = [lightbox];
const FIRST: Item = { picture: { kind: 'saddle', hue: 30 }, alt: 'Saddle' };
const whole = { isCaptioned: true, hasThumbnails: true };
const gallery = () => String(stirrupGallery(classicSite, ITEMS, whole));
/** Opens an item, and waits for its picture. */
const open =
  (link: string, shown = '.pswp__img:not(.pswp__img--placeholder)') =>
  async (canvas: HTMLElement) => {
    await allReady(canvas);
    await click(canvas, link);
    await waitFor(() => expect(document.querySelector(`.pswp--open ${shown}`)).toBeVisible(), { timeout: 10_000 });
  };
const story = (markup: () => string, play: (canvas: HTMLElement) => Promise<void>) =>
  islandStory({ page: '/', markup, islands, play });

export const Closed = story(gallery, allReady);

/** With a caption, thumbnails and a counter. */
export const Gallery = story(gallery, open('li:nth-child(2) a'));

export const NextByKeyboard = story(gallery, async (canvas) => {
  await open('li a')(canvas);
  await userEvent.keyboard('{ArrowRight}');
  await sees(document.body, '.pswp--open [role="status"]', '2 of 5: A rug for wet days');
});

export const OnePicture = story(() => String(stirrupImage(classicSite, FIRST)), open('img'));

export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => String(builderGallery(builderSite, ITEMS, whole)),
  islands,
  play: open('li:nth-child(4) a'),
});

export const RightToLeft = islandStory({
  page: '/?direction=rtl',
  direction: 'rtl',
  markup: gallery,
  islands,
  play: open('li a'),
});

/** The message has a link to the file; the other pictures can be reached. */
export const PictureThatDoesNotLoad = story(
  () =>
    String(
      stirrupGallery(classicSite, [{ ...FIRST, more: { 'data-pswp-src': 'data:image/png;base64,AA' } }, ...ITEMS]),
    ),
  open('li a', '.pswp__error-msg'),
);
