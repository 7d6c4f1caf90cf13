import { httpUrl, messageFor, parseHtml } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { createButton, importWithRetry } from '@stirrup/runtime';
import { codeFailure } from '../../shared/code-failure.ts';
import { createFailureMessage } from '../../shared/create-failure-message.ts';
import { contentOf } from '../maps/content-of.ts';
import { focusWithin } from '../maps/focus-within.ts';
import type { Printed } from '../maps/printed.ts';
import { mapTexts } from '../maps/texts.ts';
import { INFO_BOX, PICTURE, WIDTH } from './info-box-contract.ts';
import { layOver } from './lay-over.ts';
import type { MapMarker, MarkedMap } from './markers.ts';
import { panDown } from './pan-map.ts';
import { type Place, picturesIn } from './place.ts';
import { popupOf } from './popup-of.ts';
import { POPUP } from './template-contract.ts';

/** Room between a place and its info box, for the marker, in px. */
const GAP = 48;

/**
 * Opens the info box of a marker, until the signal aborts, and moves the focus into it, if that is on the map. A place that
 * has nothing to tell has none.
 *
 * @param close is called by its button.
 */
export function openInfoBox(
  { google, map, host, options }: MarkedMap,
  { place, at, element }: MapMarker,
  close: () => void,
  signal: AbortSignal,
): void {
  const popup = popupOf(place);
  const content = popup ? document.createElement('div') : contentFor(place);
  if (!place.hasBox || !(popup || content.hasChildNodes())) return;
  const box = document.createElement('div');
  box.className = INFO_BOX.root;
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', place.name);
  const width = Number(popup?.getAttribute(POPUP.width) || place.printed['infoWidth']) || WIDTH;
  const room = `max-width:calc(${host.clientWidth}px - 1rem);max-height:${host.clientHeight - GAP}px;overflow:auto`;
  box.style.cssText = `display:block;pointer-events:auto;box-sizing:border-box;width:${width}px;height:auto;${room};padding:1rem;background:Canvas;color:CanvasText;cursor:auto;margin-block-start:-${GAP}px`;
  const button = createButton({ className: INFO_BOX.close, textContent: '×', onclick: close });
  button.setAttribute('aria-label', text(mapTexts, 'closePlace'));
  button.style.cssText = 'float:inline-end;min-width:24px;min-height:24px';
  box.append(button, content);
  let height = -GAP;
  // The whole box comes into view, also when its content has grown.
  new ResizeObserver(() => {
    if (!signal.aborted) panDown(map, (height - box.offsetHeight) / 2);
    height = box.offsetHeight;
  }).observe(box);
  const fill = async (from: HTMLElement) => {
    content.setAttribute('aria-busy', 'true');
    try {
      const { fillBox } = await importWithRetry(() => import('./fill-box.ts'));
      await fillBox({ ...{ box, content, button, place, popup: from, host, options }, close }, signal);
    } catch (error) {
      if (signal.aborted) return;
      const failure = createFailureMessage();
      failure.show(messageFor(codeFailure('a popup', error)), () => {
        focusWithin(box, button);
        content.replaceChildren();
        void fill(from);
      });
      content.replaceChildren(failure.element);
      content.removeAttribute('aria-busy');
    }
  };
  // Before the box goes, and the focus with it.
  signal.addEventListener('abort', () => focusWithin(box, element));
  layOver(google, map, box, { at, pane: 'floatPane' }, signal, () => {
    focusWithin(host, button);
    if (popup) void fill(popup);
  });
}

/** The content of an info box: that of a printed place, or the keys of a place in the options. */
function contentFor({ printed, html }: Place): HTMLElement {
  if (html !== undefined) return contentOf(html);
  const content = document.createElement('div');
  const { id, infoTitle, infoSubtitle, infoOpeningHours } = printed;
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

/** A picture, as a link to its file, which the lightbox opens with those of its place: by an id, else by their list. */
function pictureOf({ src, width, height, thumbnail }: Printed, id: unknown): HTMLElement[] {
  const href = typeof src === 'string' && src.startsWith('data:image/') ? src : httpUrl(src);
  if (!href) return [];
  const link = Object.assign(document.createElement('a'), { href });
  link.setAttribute(PICTURE.src, href);
  link.setAttribute(PICTURE.width, String(width || PICTURE.size));
  link.setAttribute(PICTURE.height, String(height || PICTURE.size));
  if (id) link.setAttribute(PICTURE.group, String(id));
  link.setAttribute('aria-label', text(mapTexts, 'openPicture'));
  const image = Object.assign(document.createElement('img'), { src: String(thumbnail || href), alt: '', width: 60 });
  link.append(image);
  return [link];
}
