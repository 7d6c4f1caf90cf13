/**
 * Whether what came then, in ms since navigation, is what the page opens with: it came before all of it was loaded. What
 * comes later answers an act of the visitor's, whose focus stays where it is.
 */
export function isOpening(time: number): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = navigation && 'loadEventStart' in navigation ? Number(navigation.loadEventStart) : 0;
  return loadedAt === 0 || time < loadedAt;
}
