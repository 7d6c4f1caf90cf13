import { LOOP_ID, POPUP, POPUP_ID } from './contract.ts';

/** The popups of an id, in document order: of one item of a loop, where there are any of it, else all. */
export function findPopups(target: string | Element, loopId?: string): Element[] {
  if (target instanceof Element) return target.matches(POPUP) ? [target] : [];
  const found = [...document.querySelectorAll(POPUP)].filter(
    (popup) => popup.id === target || popup.getAttribute(POPUP_ID) === target,
  );
  const ofItem = found.filter((popup) => loopId && popup.getAttribute(LOOP_ID) === loopId);
  return ofItem.length > 0 ? ofItem : found;
}
