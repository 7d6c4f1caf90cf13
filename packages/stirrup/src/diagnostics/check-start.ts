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
  if (query === undefined) return;
  const parts = partsOf(query);
  const wrong = parts.filter((part) => !isUnderstood(part));
  // Beside others, a feature that only newer browsers know is no mistake.
  if (wrong.length === 0 || (wrong.length < parts.length && !wrong.some(isMalformed))) return;
  const effect = wrong.length < parts.length ? 'of which a part never matches' : 'so it never starts';
  const bracketed = parts.map((part) => (wrong.includes(part) ? `(${part})` : part));
  const correction = bracketed.every(isUnderstood)
    ? `lacks the query's own brackets. Write media(${bracketed.join(', ')})`
    : 'is no media query that this browser understands';
  report('invalid-start', element, `${place}, ${effect}: "${query}" ${correction}`);
}

/** Media types; every other word without brackets is one that no device has. */
const TYPES: ReadonlySet<string> = new Set(['all', 'screen', 'print']);

/** The queries of a list, of which one has to match. */
function partsOf(query: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of query) {
    depth += Number(letter === '(') - Number(letter === ')');
    // Other commas are those of functions.
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}

/** A query without `not` and `only`. */
function positiveOf(query: string): string {
  return query.replace(/^(not|only)\s+/i, '');
}

/** True for a word that is no media type, and for other grammar than that of queries, which becomes "not all". */
function isMalformed(query: string): boolean {
  const [type] = /^[\w-]+/.exec(positiveOf(query)) ?? [];
  if (type !== undefined && !TYPES.has(type.toLowerCase())) return true;
  return positiveOf(query) !== 'all' && matchMedia(query).media === 'not all';
}

/** True if the browser understands a query: either it matches or its opposite does; neither with an unknown feature. */
function isUnderstood(query: string): boolean {
  if (isMalformed(query)) return false;
  const positive = positiveOf(query);
  if (TYPES.has(positive.toLowerCase())) return true;
  return [positive, `not ${positive}`, `not (${positive})`].some((variant) => matchMedia(variant).matches);
}
