import { hasModifier } from '@stirrup/runtime';
import { nextItem } from '../next-item.ts';
import { CLASS, VALUES } from './contract.ts';

/** The value of the star at an event's target. */
export function valueAt({ target }: Event): string | undefined {
  return VALUES.find((value) => target instanceof Element && target.closest(`[role="radio"].${CLASS.star}${value}`));
}

/** The value that a key on a star chooses; undefined for other keys. */
export function valueByKey(event: KeyboardEvent): string | undefined {
  const at = valueAt(event);
  if (at === undefined || hasModifier(event) || !(event.target instanceof Element)) return undefined;
  const isRightToLeft = getComputedStyle(event.target).direction === 'rtl';
  const byKey = { ' ': at, Home: VALUES[0], End: VALUES[4] }[event.key];
  return byKey ?? nextItem<string>(event, VALUES, at, isRightToLeft);
}
