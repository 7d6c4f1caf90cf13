import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import type { QueryAnswer } from '../query/query-answer.ts';
import { summaryOf } from './contract.ts';
import { filterTexts } from './texts.ts';

/** Announces the number of results, in the words of the page's own summary if it has one. */
export function announceResults(queryId: string, { update }: QueryAnswer): void {
  const summary = document.querySelector(summaryOf(queryId))?.textContent.trim();
  announce(summary || (update?.count === undefined ? '' : countInWords(update.count)));
}

function countInWords(count: number): string {
  if (count === 0) return text(filterTexts, 'noResults');
  if (count === 1) return text(filterTexts, 'oneResult');
  return text(filterTexts, 'manyResults').replace('%s', String(count));
}
