import { rootSelector } from '@stirrup/runtime';
import { LOOP_ID, POPUP_ID } from './contract.ts';
import { isPopup } from './is-popup.ts';
import { knownPopups } from './known-popups.ts';

/** The popups with an id, in document order: those of one loop item, if it has any, otherwise all. */
export function findPopups(target: string | Element, loopId?: string): Element[] {
  if (target instanceof Element) return isPopup(target) ? [target] : [];
  const idsOf = (popup: Element) => [popup.id, popup.getAttribute(POPUP_ID), knownPopups().get(popup)?.id];
  const found = [...document.querySelectorAll(rootSelector('popup'))].filter((popup) => idsOf(popup).includes(target));
  const ofItem = found.filter((popup) => loopId && popup.getAttribute(LOOP_ID) === loopId);
  return ofItem.length > 0 ? ofItem : found;
}
