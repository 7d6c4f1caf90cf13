/** Index of the first element that has an id or contains the element with it; -1 if none does. */
export function placeIn(elements: readonly Element[], id: string): number {
  const place = document.getElementById(id);
  return elements.findIndex((element) => element.id === id || element.contains(place));
}
