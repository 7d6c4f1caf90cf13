import { type Claim, membersOf } from '@stirrup/runtime';
import {
  isStartStrategy,
  mediaQueryOf,
  PLAIN_STRATEGIES,
  START_ATTRIBUTE,
  startOf,
} from '@stirrup/runtime/diagnostics';
import type { Report } from './mistake.ts';
import { didYouMean } from './nearest.ts';

/** Start strategies that are none, and media queries that never match. */
export function checkStart(claim: Claim, report: Report): void {
  const { element, definition } = claim;
  for (const fault of startOf(claim).faults) report('failed-island', element, `island "${definition.name}": ${fault}`);
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
  const bracketed = partsOf(query)
    .map((part) => (isUnderstood(part) ? part : `(${part})`))
    .join(', ');
  const correction = isUnderstood(bracketed)
    ? `lacks the query's own brackets. Write media(${bracketed})`
    : 'is no media query that this browser understands';
  report('invalid-start', element, `${place}, so it never starts: "${query}" ${correction}`);
}

/** Media types; every other word without brackets is one that no device has. */
const TYPES: ReadonlySet<string> = new Set(['all', 'screen', 'print']);

/** The queries of a list, of which one has to match. */
function partsOf(query: string): string[] {
  return query.split(',').map((part) => part.trim());
}

/**
 * True if the browser understands every query of a list: either it matches or its opposite does. A query without
 * brackets is a media type or becomes "not all"; one with an unknown feature, and its opposite, never match.
 */
function isUnderstood(query: string): boolean {
  return partsOf(query).every((part) => {
    const positive = part.replace(/^(not|only)\s+/i, '');
    const [type] = /^[\w-]+/.exec(positive) ?? [];
    if (type !== undefined && !TYPES.has(type.toLowerCase())) return false;
    if (positive === type) return true;
    if (matchMedia(part).media === 'not all') return false;
    return [positive, `not ${positive}`, `not (${positive})`].some((variant) => matchMedia(variant).matches);
  });
}
