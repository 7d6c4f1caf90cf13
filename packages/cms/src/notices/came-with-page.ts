/**
 * True if something that arrived at `time`, in ms since navigation, belongs to the page's initial content: it arrived
 * before the load event. Later notices answer an act of the visitor, and the focus stays.
 */
export function cameWithPage(time: number): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = navigation && 'loadEventStart' in navigation ? Number(navigation.loadEventStart) : 0;
  return loadedAt === 0 || time < loadedAt;
}
