/**
 * Wraps content of ours that is to stand beside a loop's items: lists take items only, and tables rows. In a grid it gets a
 * row of its own, as the builder's word that nothing was found does.
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
  return place;
}
