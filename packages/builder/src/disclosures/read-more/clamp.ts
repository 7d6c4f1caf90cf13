import { keepAttributes } from '../../shared/keep-attributes.ts';

/** Tolerance in px: heights of boxes are whole numbers, heights of lines are not. */
const TOLERANCE = 1;

/** Shows only the first lines of a text, the last of them with an ellipsis. Returns a function that restores its style. */
export function clamp(text: HTMLElement, lines: number): () => void {
  const styles = {
    display: '-webkit-box',
    '-webkit-box-orient': 'vertical',
    '-webkit-line-clamp': String(lines),
    // Not `clip`: a browser that searches or follows a link scrolls the box, which tells that the place is hidden.
    overflow: 'hidden',
  };
  // A copy of a clamped text has been copied with these styles.
  if (text.style.getPropertyValue('-webkit-line-clamp')) {
    for (const name of Object.keys(styles)) text.style.removeProperty(name);
  }
  const restore = keepAttributes(text, ['style']);
  for (const [name, value] of Object.entries(styles)) text.style.setProperty(name, value);
  return restore;
}

/** True if a clamped text has more lines than it shows. */
export function isCut(text: HTMLElement): boolean {
  return text.scrollHeight > text.clientHeight + TOLERANCE;
}

/** True if an open text would have more lines than it shows. The page keeps its height, and so its scroll position. */
export function wouldBeCut(text: HTMLElement, root: HTMLElement, lines: number): boolean {
  const restoreRoot = keepAttributes(root, ['style']);
  root.style.minBlockSize = `${root.offsetHeight}px`;
  const restoreText = clamp(text, lines);
  const isLong = isCut(text);
  restoreText();
  restoreRoot();
  return isLong;
}

/** True if a place, an element or a selection, lies in the hidden lines of a clamped text. */
export function isHidden(text: HTMLElement, place: Element | Range | null): boolean {
  const node = place instanceof Range ? place.commonAncestorContainer : place;
  if (!place || place === text || !text.contains(node) || !isCut(text)) return false;
  return place.getBoundingClientRect().bottom > text.getBoundingClientRect().bottom + TOLERANCE;
}
