import { DISMISS, NOTICE } from '@stirrup/cms/notices';
import type { IslandBase, PartName } from '@stirrup/runtime';
import { CONTENT_DIALECTS, type noticesContract } from './contract.ts';

/** The parts of an island of notices that searches need. */
export type NoticesIsland = Pick<IslandBase<PartName<typeof noticesContract>>, 'element' | 'dialect' | 'parts'>;

/** The container of an island's notices: its element, or that element's parent. */
export function noticesContainer({ element, dialect }: NoticesIsland): HTMLElement {
  return (CONTENT_DIALECTS.includes(dialect) && element.parentElement) || element;
}

/** The notices of an island; its element may be one. */
export function noticesOf(island: NoticesIsland): HTMLElement[] {
  const { element, parts } = island;
  const isOne = noticesContainer(island) !== element && element.matches(NOTICE);
  // A removed notice remains a part for a moment.
  const inside = parts.notice.map((part) => part.element).filter((notice) => element.contains(notice));
  return isOne ? [element, ...inside] : inside;
}

/** All notices of the container, including those of its other islands. */
export function noticesAround(island: NoticesIsland): HTMLElement[] {
  const container = noticesContainer(island);
  return container === island.element ? noticesOf(island) : [...container.querySelectorAll<HTMLElement>(NOTICE)];
}

/** The button that dismisses a notice: the theme's, or ours. */
export function buttonOf(notice: Element | undefined, { parts }: NoticesIsland): HTMLElement | null | undefined {
  const part = parts.dismiss.find(({ element }) => notice?.contains(element));
  return part?.element ?? notice?.querySelector<HTMLElement>(DISMISS.selector);
}
