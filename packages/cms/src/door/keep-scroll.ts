import { membersOf } from '@stirrup/runtime';
import { followPath, pathTo } from './node-path.ts';

/** Saves the scroll positions inside an element; the returned function restores them on the new nodes. */
export function keepScroll(target: Element): (root: Element | undefined) => void {
  const scrolled = [target, ...membersOf(target).querySelectorAll('*')]
    .filter((element) => element.scrollTop || element.scrollLeft)
    .map((element) => ({
      element,
      top: element.scrollTop,
      left: element.scrollLeft,
      path: pathTo(target, element),
    }));
  return (root) => {
    for (const { element, top, left, path } of scrolled) {
      const successor = membersOf(element).isConnected ? element : followPath(root, path);
      if (!successor || (successor.scrollTop === top && successor.scrollLeft === left)) continue;
      successor.scrollTop = top;
      successor.scrollLeft = left;
    }
  };
}
