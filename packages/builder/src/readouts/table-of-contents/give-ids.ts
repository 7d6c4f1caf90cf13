import { keepAttributes } from '../../shared/keep-attributes.ts';
import { idOf } from '../../shared/sections/id-of.ts';
import { COPY } from './contract.ts';
import { idFromText } from './id-from-text.ts';

/**
 * Gives an id of its own to each heading that has none, or one that the page has before it. Others keep theirs.
 *
 * @param prefix Precedes ids that would begin with a digit.
 * @param restorers get a function for each of these headings that restores the printed id.
 */
export function giveIds(headings: readonly Element[], prefix: string, restorers: WeakMap<Element, () => void>): void {
  for (const heading of headings) {
    const id = idOf(heading);
    const first = id ? document.getElementById(id) : null;
    // Styles may name the id, and the copy of a slide before the heading has it, too.
    if (first && (first === heading || first.closest(COPY))) continue;
    // One that comes back to the page may have got an id before, which another has by then.
    if (!restorers.has(heading)) restorers.set(heading, keepAttributes(heading, ['id']));
    heading.id = freeId(idFromText(heading.textContent, prefix));
  }
}

function freeId(wanted: string): string {
  let id = wanted;
  for (let number = 2; document.getElementById(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
