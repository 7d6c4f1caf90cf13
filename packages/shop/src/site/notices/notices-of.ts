import { DISMISS, NOTICE } from '@stirrup/cms/notices';
import type { IslandParts } from '@stirrup/runtime';
import { HELD_DIALECTS } from './contract.ts';

/** An island of notices, as far as one looks for them. */
export type NoticesIsland = Pick<IslandParts<'notice' | 'dismiss', 'growl'>, 'element' | 'dialect' | 'parts'>;

/** The place that an island's notices lie in: itself, or what is around it. */
export function placeOf({ element, dialect }: NoticesIsland): HTMLElement {
  return (HELD_DIALECTS.includes(dialect) && element.parentElement) || element;
}

/** The notices that an island looks after; it may be one. */
export function noticesOf(island: NoticesIsland): HTMLElement[] {
  const { element, parts } = island;
  const isOne = placeOf(island) !== element && element.matches(NOTICE);
  // One that has just left is a part for a moment longer.
  const inside = parts.notice.map((part) => part.element).filter((notice) => element.contains(notice));
  return isOne ? [element, ...inside] : inside;
}

/** All notices of the place, those of its other islands among them. */
export function noticesAround(island: NoticesIsland): HTMLElement[] {
  const place = placeOf(island);
  return place === island.element ? noticesOf(island) : [...place.querySelectorAll<HTMLElement>(NOTICE)];
}

/** The button that dismisses a notice: the theme's, or ours. */
export function buttonOf(notice: Element | undefined, { parts }: NoticesIsland): HTMLElement | null | undefined {
  const part = parts.dismiss.find(({ element }) => notice?.contains(element));
  return part?.element ?? notice?.querySelector<HTMLElement>(DISMISS.selector);
}
