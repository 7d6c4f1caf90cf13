/** Layout of a tab list, as far as its keys depend on it. */
export interface TabListLayout {
  readonly count: number;
  readonly isVertical: boolean;
  readonly isRightToLeft: boolean;
}

/** The tab that a key leads to, wrapping at both ends (ARIA Authoring Practices, Tabs); undefined for other keys. */
export function nextTab(
  key: string,
  from: number,
  { count, isVertical, isRightToLeft }: TabListLayout,
): number | undefined {
  const forward = isVertical ? 'ArrowDown' : isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isVertical ? 'ArrowUp' : isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (from + 1) % count;
  if (key === backward) return (from + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
