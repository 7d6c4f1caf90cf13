import PhotoSwipe from 'photoswipe';
import { expect, it } from 'vitest';
import { showFailures } from './show-failures.ts';

it('gives the message and the link of a failed picture the direction of their text', () => {
  const item = { src: '/a.jpg', width: 1, height: 1, alt: '', caption: '', element: document.body };
  const lightbox = new PhotoSwipe();
  showFailures(lightbox, [item]);
  const message = document.createElement('div');
  lightbox.applyFilters('contentErrorElement', message, lightbox.createContentFromData(item, 0));
  expect([message.dir, message.querySelector('a')?.dir]).toEqual(['auto', 'auto']);
});
