import { CHOSEN_NAME } from './contract.ts';

/**
 * Tells beside the attribute's label what is chosen, in the cell before the list's (contracts/swatches-and-others.md
 * §1.8); returns what puts the label back. Pages without such a cell stay as they are.
 */
export function showChosenName(root: HTMLElement, text: string): () => void {
  const cell = root.parentElement?.previousElementSibling;
  const present = cell?.querySelector(`.${CHOSEN_NAME.class}`);
  if (present) {
    const printed = present.textContent;
    present.textContent = text;
    return () => {
      present.textContent = printed;
    };
  }
  if (!cell?.matches(CHOSEN_NAME.label)) return () => undefined;
  const place = document.createElement('span');
  place.className = CHOSEN_NAME.class;
  place.setAttribute('data-default', '');
  place.textContent = text;
  cell.append(place);
  return () => place.remove();
}
