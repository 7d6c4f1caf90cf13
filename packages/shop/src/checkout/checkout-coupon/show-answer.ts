import { NOTICE_PLACES, showNotices } from '@stirrup/cms/notices';
import { membersOf } from '@stirrup/runtime';
import { CHECKOUT, CHOSEN_PLACE, PLACE_CLASS } from './contract.ts';

/**
 * Shows the shop's notices in one container: the one that the author placed in the builder, else the last one before
 * the checkout's form. A page without a container gets one before the form, or before the panel if there is no form
 * (woocommerce.md §4.7, bricks-dynamic.md §8.2).
 */
export function showAnswer(notices: string, panel: HTMLElement): void {
  const form = document.querySelector(CHECKOUT.form) ?? panel;
  const places = [...document.querySelectorAll(NOTICE_PLACES)];
  const before = (place: Element) => place.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING;
  const chosen = places.find((place) => place.matches(CHOSEN_PLACE));
  showNotices(notices, { scroll: true, place: chosen ?? places.findLast(before) ?? places[0] ?? newPlace(form) });
}

function newPlace(form: Element): Element {
  const place = Object.assign(document.createElement('div'), { className: PLACE_CLASS });
  membersOf(form).before(place);
  return place;
}
