import { rootSelector } from '@stirrup/runtime';

/** Whether an element is a popup, in whichever dialect; maps' info boxes are none (bricks-dynamic.md §5.1). */
export function isPopup(element: Element): boolean {
  return element.matches(rootSelector('popup'));
}
