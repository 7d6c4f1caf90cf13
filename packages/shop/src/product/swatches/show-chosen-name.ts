import { CHOSEN_NAME } from './contract.ts';

/**
 * Shows the chosen name beside the attribute's label, in the cell before the list's (swatches-and-others.md §1.8);
 * returns a function that restores the label. Pages without such a cell stay unchanged.
 */
export function showChosenName(root: HTMLElement, text: string): () => void {
  const cell = root.parentElement?.previousElementSibling;
  const present = cell?.querySelector(`.${CHOSEN_NAME.class}`);
  const place = present ?? document.createElement('span');
  const printed = place.textContent;
  if (!present && cell?.matches(CHOSEN_NAME.label)) {
    place.className = CHOSEN_NAME.class;
    place.setAttribute(CHOSEN_NAME.mark, '');
    cell.append(place);
  }
  place.textContent = text;
  return () => {
    if (present) present.textContent = printed;
    else place.remove();
  };
}
