import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import type { QueryAnswer } from '../query/query-answer.ts';
import { queryTexts } from '../query/texts.ts';
import { summaryOf } from './contract.ts';

/** Announces the number of results, in the words of the page's own summary if it has one. */
export function announceResults(queryId: string, { update }: QueryAnswer): void {
  const summary = document.querySelector(summaryOf(queryId))?.textContent.trim();
  announce(summary || (update?.count === undefined ? '' : countInWords(update.count)));
}

function countInWords(count: number): string {
  if (count === 0) return text(queryTexts, 'noResults');
  if (count === 1) return text(queryTexts, 'oneResult');
  return text(queryTexts, 'manyResults').replace('%s', String(count));
}
