import { CHOSEN_NAME } from './contract.ts';

/**
 * Tells beside the attribute's label what is chosen, in the cell before the list's (swatches-and-others.md §1.8);
 * returns what puts the label back. Pages without such a cell stay as they are.
 */
export function showChosenName(root: HTMLElement, text: string): () => void {
  const cell = root.parentElement?.previousElementSibling;
  const present = cell?.querySelector(`.${CHOSEN_NAME.class}`);
  const place = present ?? document.createElement('span');
  const printed = place.textContent;
  if (!present && cell?.matches(CHOSEN_NAME.label)) {
    place.className = CHOSEN_NAME.class;
    place.setAttribute('data-default', '');
    cell.append(place);
  }
  place.textContent = text;
  return () => {
    if (present) present.textContent = printed;
    else place.remove();
  };
}
