import type { Printed } from './printed.ts';

/** HTML of a place in the list: the words of its popup or info box, else its coordinates. */
export function wordsOf(place: Printed): string {
  const { popupText, infoTitle, infoSubtitle, address } = place;
  const lines = [popupText, infoTitle && `<strong>${infoTitle}</strong>`, infoSubtitle, address].filter(Boolean);
  const { lat = place['latitude'], lng = place['longitude'] } = place;
  return lines.join('<br>') || `${lat}, ${lng}`;
}
