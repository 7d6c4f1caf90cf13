import { afterEach, expect, it, vi } from 'vitest';
import { pictureOf } from './picture-of.ts';

afterEach(() => vi.restoreAllMocks());

/** The picture of a slide whose small picture has been loaded at 600 × 400 px. */
function pictureIn(html: string) {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400);
  const slide = document.createElement('div');
  slide.innerHTML = html;
  return pictureOf(slide);
}

it.each([
  [
    'as printed',
    '<a href="bay.jpg"><img src="s.jpg" data-large_image_width="2000" data-large_image_height="900"></a>',
    [2000, 900],
  ],
  [
    'of a larger file without a size: larger, in the proportions of the small one',
    '<a href="bay.jpg"><img src="s.jpg"></a>',
    [1600, 1600 * (400 / 600)],
  ],
  ['of the picture itself: its own', '<img src="s.jpg">', [600, 400]],
])('the size of a full-size picture is %s', (_, html, [width = 0, height = 0]) => {
  const picture = pictureIn(html);
  expect(picture?.width).toBe(width);
  expect(picture?.height).toBeCloseTo(height);
});

it('is none of a slide without a picture', () => {
  expect(pictureIn('<a href="bay.pdf">Leaflet</a>')).toBeUndefined();
});
