import { type Claim, membersOf } from '@stirrup/runtime';
import { isStartStrategy, mediaQueryOf, PLAIN_STRATEGIES, START_ATTRIBUTE } from '@stirrup/runtime/diagnostics';
import type { Report } from './mistake.ts';
import { didYouMean } from './nearest.ts';

/** Start strategies that are none, and media queries that never match. */
export function checkStart({ element, definition }: Claim, report: Report): void {
  const own = membersOf(element).getAttribute(START_ATTRIBUTE);
  // The builder has an attribute of that name on its loops: the index of the first result.
  if (own === null || /^\d+$/.test(own)) return;
  const place = `island "${definition.name}": ${START_ATTRIBUTE} is "${own}"`;
  if (!isStartStrategy(own)) {
    const expected = didYouMean(own, PLAIN_STRATEGIES) || '. Expected load, idle, visible, interaction or media(…)';
    report('invalid-start', element, `${place}, which is no start strategy${expected}`);
    return;
  }
  const query = mediaQueryOf(own);
  if (query === undefined || isUnderstood(query)) return;
  const correction = isUnderstood(`(${query})`)
    ? `lacks the query's own brackets. Write media((${query}))`
    : 'is no media query that this browser understands';
  report('invalid-start', element, `${place}, so it never starts: "${query}" ${correction}`);
}

/**
 * True if the browser understands a media query: either it matches or its opposite does. A query without brackets
 * becomes "not all"; one with an unknown feature, and its opposite, never match. Of a list, only the grammar is tested.
 */
function isUnderstood(query: string): boolean {
  const positive = query.trim().replace(/^(not|only)\s+/i, '');
  if (positive === 'all') return true;
  if (matchMedia(query).media === 'not all') return false;
  const variants = [positive, `not ${positive}`, `not (${positive})`];
  return query.includes(',') || variants.some((variant) => matchMedia(variant).matches);
}
