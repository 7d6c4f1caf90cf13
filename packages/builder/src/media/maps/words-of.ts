import { parseHtml } from '@stirrup/cms';
import type { Printed } from './printed.ts';

/**
 * The words of a place in the list: those of its popup or info box, else its coordinates. A popup's and an info box's are
 * HTML, as for the builder; an address, which may be anybody's entry, is text.
 */
export function wordsOf(place: Printed): readonly Node[] {
  const { popupText, infoTitle, infoSubtitle, address } = place;
  const { lat = place['latitude'], lng = place['longitude'] } = place;
  const lines: Node[] = [popupText, infoTitle && `<strong>${infoTitle}</strong>`, infoSubtitle]
    .filter(Boolean)
    .map((html) => parseHtml(String(html)));
  if (address) lines.push(new Text(String(address)));
  if (lines.length === 0) lines.push(new Text(`${lat}, ${lng}`));
  return lines.flatMap((line, index) => (index > 0 ? [document.createElement('br'), line] : [line]));
}
