import { fillHtml, httpUrl, parseHtml } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';
import type { Printed } from '../maps/printed.ts';
import { mapTexts } from '../maps/texts.ts';
import { INFO_BOX, PICTURE, WIDTH } from './info-box-contract.ts';
import { layOver } from './lay-over.ts';
import type { InfoBox, MapMarker, MarkedMap } from './markers.ts';
import { hasBox, picturesIn } from './place.ts';

/**
 * Opens the info box of a marker and moves the focus into it, if that is on the map.
 *
 * @param close is called by its button.
 * @returns undefined for a place that has nothing to tell.
 */
export function openInfoBox(
  { google, map, host }: MarkedMap,
  { place, at, element: marker }: MapMarker,
  close: () => void,
): InfoBox | undefined {
  const content = contentOf(place.printed, place.html, place.id);
  if (!hasBox(place) || !content.hasChildNodes()) return undefined;
  const box = document.createElement('div');
  box.className = INFO_BOX.root;
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', place.name);
  const width = Number(place.printed['infoWidth']) || WIDTH;
  const room = `max-width:calc(${host.clientWidth}px - 1rem);max-height:${host.clientHeight}px;overflow:auto`;
  box.style.cssText = `box-sizing:border-box;width:${width}px;${room};padding:1rem;background:Canvas;color:CanvasText;cursor:auto;margin-block-start:-3rem`;
  const button = createButton({ className: INFO_BOX.close, textContent: '×', onclick: close });
  button.setAttribute('aria-label', text(mapTexts, 'closePlace'));
  button.style.cssText = 'float:inline-end;min-width:24px;min-height:24px';
  box.append(button, content);
  const life = new AbortController();
  layOver(google, map, box, { at, pane: 'floatPane' }, life.signal, () => {
    // The whole box is in view.
    map.panBy(0, -box.offsetHeight / 2);
    const { activeElement } = document;
    if (marker === activeElement || host.contains(activeElement)) button.focus({ preventScroll: true });
  });
  return { close: () => life.abort() };
}

/** The content of an info box: that of a printed place, or the keys of a place in the options. */
function contentOf(printed: Printed, html: string | undefined, id: string): HTMLElement {
  const content = document.createElement('div');
  if (html !== undefined) {
    fillHtml(content, html);
    return content;
  }
  const { infoTitle, infoSubtitle, infoOpeningHours } = printed;
  const add = (name: string, className: string, words: unknown) => {
    if (!words) return undefined;
    const element = Object.assign(document.createElement(name), { className });
    content.append(element);
    return element;
  };
  add('h3', INFO_BOX.title, infoTitle)?.append(parseHtml(String(infoTitle)));
  add('p', INFO_BOX.subtitle, infoSubtitle)?.append(parseHtml(String(infoSubtitle)));
  const rows = String(infoOpeningHours ?? '')
    .split('\n')
    .filter((row) => row.trim());
  const list = add('ul', INFO_BOX.rows, rows.length);
  for (const row of rows) list?.appendChild(document.createElement('li')).append(parseHtml(row));
  const pictures = picturesIn(printed).flatMap((image) => pictureOf(Object(image), id));
  const gallery = add('ul', INFO_BOX.images, pictures.length);
  for (const picture of pictures) gallery?.appendChild(document.createElement('li')).append(picture);
  return content;
}

/** A picture, as a link to its file, which the lightbox opens. */
function pictureOf({ src, width, height, thumbnail }: Printed, id: string): HTMLElement[] {
  const href = typeof src === 'string' && src.startsWith('data:image/') ? src : httpUrl(src);
  if (!href) return [];
  const link = Object.assign(document.createElement('a'), { href });
  link.setAttribute(PICTURE.src, href);
  link.setAttribute(PICTURE.width, String(width || PICTURE.size));
  link.setAttribute(PICTURE.height, String(height || PICTURE.size));
  link.setAttribute(PICTURE.group, id);
  link.setAttribute('aria-label', text(mapTexts, 'openPicture'));
  const image = Object.assign(document.createElement('img'), { src: String(thumbnail || href), alt: '', width: 60 });
  link.append(image);
  return [link];
}
