import { rootSelector } from '@stirrup/runtime';

/** True if an element is a popup, in any dialect; maps' info boxes are not (bricks-dynamic.md §5.1). */
export function isPopup(element: Element): boolean {
  return element.matches(rootSelector('popup'));
}
