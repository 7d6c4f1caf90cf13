import { insertHtml } from '@stirrup/cms';
import { elementText } from '@stirrup/cms/elements';
import { announce } from '@stirrup/cms/notices';
import { createLinkButton } from './create-link-button.ts';
import { followCurrent } from './follow-current.ts';
import { placeAfter } from './place-after.ts';
import { ARROWS, NEXT, PREVIOUS } from './theme-contract.ts';
import type { ThemedGallery } from './themed-gallery.ts';

/** True for texts with a letter: an icon, an arrow or nothing names no button. */
const hasWords = (text: string) => /\p{L}/u.test(text);

/**
 * Appends buttons for the previous and the next slide to a gallery, with the theme's content. Each announces the picture
 * that it shows, because it keeps the focus. One that leads nowhere stays focusable, so that the focus is not lost at the
 * last slide.
 *
 * @param options the page's, of the shop's slider.
 */
export function createArrows(gallery: ThemedGallery, options: Readonly<Record<string, unknown>>): void {
  const { root, slides, show, signal, markAdded } = gallery;
  let current = 0;
  const list = document.createElement('ul');
  list.className = ARROWS.list;
  markAdded(list);
  const arrows = [
    { ...PREVIOUS, steps: -1, name: elementText('prevSlide') },
    { ...NEXT, steps: 1, name: elementText('nextSlide') },
  ].map(({ item: itemClass, link: linkClass, content, steps, name }) => {
    const link = createLinkButton(() => {
      const place = placeAfter(gallery, current, steps);
      const slide = slides[place];
      if (!slide) return;
      show(place);
      const texts = [elementText('slideLabel', place + 1, slides.length), slide.querySelector('img')?.alt];
      announce(texts.filter(Boolean).join(': '));
    }, signal);
    link.className = linkClass;
    const html = options[content];
    if (typeof html === 'string') insertHtml(link, 'beforeend', html);
    else link.textContent = name;
    if (!hasWords(link.textContent)) link.setAttribute('aria-label', name);
    const item = document.createElement('li');
    item.className = itemClass;
    item.append(link);
    list.append(item);
    return { link, steps };
  });
  followCurrent(gallery, (index) => {
    current = index;
    for (const { link, steps } of arrows) {
      const leadsNowhere = !slides[placeAfter(gallery, index, steps)];
      link.classList.toggle(ARROWS.disabled, leadsNowhere);
      if (leadsNowhere) link.setAttribute('aria-disabled', 'true');
      else link.removeAttribute('aria-disabled');
    }
  });
  signal.addEventListener('abort', () => list.remove());
  root.append(list);
}
