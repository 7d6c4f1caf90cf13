import { BESIDE } from './contract.ts';

/**
 * Wraps our content for a place beside a loop's items: lists allow only items, and tables only rows. In a grid it spans
 * a whole row, as the builder's message for no results does.
 */
export function beside({ localName }: HTMLElement, content: HTMLElement): HTMLElement {
  if (localName === 'tr') {
    const row = document.createElement('tr');
    const cell = Object.assign(document.createElement('td'), { colSpan: 1000 });
    cell.append(content);
    row.append(cell);
    return row;
  }
  const place = localName === 'li' ? document.createElement('li') : content;
  if (place !== content) place.append(content);
  place.style.gridColumn = '1 / -1';
  place.setAttribute(BESIDE, '');
  return place;
}
