import { subscribe } from '@stirrup/cms';
import { sourceOf } from '@stirrup/cms/lazy';
import { createButton } from '@stirrup/runtime';
import { ORIGINAL } from '../originals.ts';
import { CLASS, EVENT, PLACEHOLDER, THUMBNAIL } from './contract.ts';
import type { Controls } from './controls.ts';
import { markAdded } from './mark-added.ts';
import { nextIndex } from './next-index.ts';

/**
 * Appends a list of thumbnails to a gallery: with the shop's classes, and with buttons, which the shop's slider lacks.
 */
export function createThumbnails(
  root: HTMLElement,
  slides: readonly HTMLElement[],
  show: (index: number) => void,
  signal: AbortSignal,
): Controls {
  const list = document.createElement('ol');
  list.className = CLASS.thumbnails;
  markAdded(list);
  const placeholder = root.querySelector(PLACEHOLDER.thumbnails);
  const pictures = [...(placeholder?.querySelectorAll('img') ?? [])];
  const buttons = slides.map((slide, index) => {
    const image = thumbnailOf(slide, pictures[index]);
    const button = createButton();
    Object.assign(button.style, { display: 'block', width: '100%', padding: '0', border: '0', background: 'none' });
    if (!image.alt) button.setAttribute('aria-label', `${index + 1} / ${slides.length}`);
    button.append(image);
    button.addEventListener('click', () => show(index), { signal });
    subscribe(image, EVENT.slideTo, () => show(index), signal);
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
    return button;
  });
  const move = (event: KeyboardEvent) => {
    const from = buttons.findIndex((button) => button.contains(document.activeElement));
    const next = nextIndex(event, from, buttons.length, getComputedStyle(list).direction === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
    show(next);
  };
  list.addEventListener('keydown', move, { signal });
  signal.addEventListener('abort', () => list.remove());
  if (placeholder) placeholder.replaceWith(list);
  else root.append(list);
  return {
    mark: (index) => {
      for (const [place, button] of buttons.entries()) {
        if (place === index) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
        button.firstElementChild?.classList.toggle(CLASS.activeThumbnail, place === index);
      }
    },
  };
}

/**
 * A slide's thumbnail: its placeholder, if present. A slide without a thumbnail in its attributes shows its own
 * picture.
 */
function thumbnailOf(slide: HTMLElement, image = document.createElement('img')): HTMLImageElement {
  const picture = slide.querySelector('img');
  for (const name of ['width', 'height', 'fetchpriority']) image.removeAttribute(name);
  // A variation that was found before may have changed the slide; it changes the thumbnail, too, once that is there.
  const printed = (name: string) => slide.getAttribute(ORIGINAL + name) ?? slide.getAttribute(name);
  image.alt = slide.getAttribute(THUMBNAIL.alt) ?? picture?.alt ?? '';
  // Set before the address, because the browser starts the request with the attributes set by then.
  for (const name of ['sizes', 'srcset'] as const) image[name] = printed(THUMBNAIL[name]) ?? '';
  image.src = printed(THUMBNAIL.src) || (picture ? sourceOf(picture) : '');
  return image;
}
