import { keepAttributes } from '../../shared/keep-attributes.ts';
import { addressOf } from '../../shared/sections/address-of.ts';
import { idOf } from '../../shared/sections/id-of.ts';
import { COPY } from './contract.ts';
import { idFromText } from './id-from-text.ts';

/**
 * Gives an id of its own to each heading that has none, or one that the page has before it. Others keep theirs. When the
 * signal aborts the printed ids are restored, except where links of the page lead by then: those of another table, for
 * example.
 *
 * @param prefix Precedes ids that would begin with a digit.
 */
export function giveIds(headings: readonly Element[], prefix: string, signal: AbortSignal): void {
  for (const heading of headings) {
    const id = idOf(heading);
    const first = id ? document.getElementById(id) : null;
    // Styles may name the id, and the copy of a slide before the heading has it, too.
    if (first && (first === heading || first.closest(COPY))) continue;
    const restore = keepAttributes(heading, ['id']);
    heading.id = freeId(idFromText(heading.textContent, prefix));
    signal.addEventListener('abort', () => {
      if (!document.querySelector(`a[href="${addressOf(heading)}"]`)) restore();
    });
  }
}

function freeId(wanted: string): string {
  let id = wanted;
  for (let number = 2; document.getElementById(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
