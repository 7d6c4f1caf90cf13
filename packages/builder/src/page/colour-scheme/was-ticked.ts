/**
 * Whether the visitor has ticked, or cleared, a box since the page was printed. After a reload or a step back the
 * browser does that itself, from memory: by then the scheme may have been changed on another page.
 */
export function wasTicked({ checked, defaultChecked }: HTMLInputElement): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFresh = navigation && 'type' in navigation && navigation.type === 'navigate';
  return isFresh === true && checked !== defaultChecked;
}
