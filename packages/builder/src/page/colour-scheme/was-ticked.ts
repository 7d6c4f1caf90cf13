/**
 * True if the visitor has changed a box since the page was printed. After a reload or a step back the browser restores
 * boxes itself, although the scheme may have been changed on another page.
 */
export function wasTicked({ checked, defaultChecked }: HTMLInputElement): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFresh = navigation && 'type' in navigation && navigation.type === 'navigate';
  return isFresh === true && checked !== defaultChecked;
}
