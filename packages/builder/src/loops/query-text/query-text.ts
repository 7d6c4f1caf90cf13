import { textOfHtml } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { behaviour, type InferProps } from '@stirrup/runtime';
import { followFacts } from '../query/follow-facts.ts';
import { plainNumber } from '../query/plain-number.ts';
import type { QueryFacts } from '../query/query.ts';
import { queryTerm } from '../query/query-term.ts';
import { queryTexts } from '../query/texts.ts';
import { PLACES } from './contract.ts';
import { keepPrinted } from './keep-printed.ts';
import { queryTextProps } from './props.ts';

/**
 * Shows a fact about a loop. Until a response has arrived, the printed text is right.
 *
 * A behaviour: it sets one text, and has no parts.
 */
export default behaviour(
  { props: queryTextProps },
  ({ island: { element, signal }, summaryOf, countOf, termOf, ...texts }) => {
    const name = [summaryOf, countOf, termOf].join('/');
    const known = keepPrinted(name, element.textContent, signal);
    const show = (text = known.printed) => {
      if (text !== element.textContent) element.textContent = text;
    };
    if (summaryOf)
      followFacts(summaryOf, element, signal, ({ facts }) =>
        show(facts.get().summary ?? summaryText(facts.get(), texts)),
      );
    if (countOf) followFacts(countOf, element, signal, ({ facts }) => show(countText(facts.get(), known.printed)));
    if (termOf) signal.addEventListener('abort', queryTerm(termOf).subscribe(show));
  },
);

type SummaryTexts = Pick<InferProps<typeof queryTextProps>, 'noResultsText' | 'oneResultText' | 'statsFormat'>;

/** The printed number stays as the page writes it, as long as it is right. */
function countText({ count }: QueryFacts, printed: string): string | undefined {
  return Number(plainNumber(printed)) === count ? printed : count?.toString();
}

/** The builder prints an author's texts as HTML. */
function summaryText({ start, end, count }: QueryFacts, texts: SummaryTexts): string | undefined {
  // Pages of a site need not tell the positions.
  if (count === undefined || (count > 1 && end < 1)) return undefined;
  if (count < 1) return textOfHtml(texts.noResultsText ?? text(queryTexts, 'noResults'));
  if (count === 1) return textOfHtml(texts.oneResultText ?? text(queryTexts, 'oneResult'));
  return textOfHtml(texts.statsFormat)
    .replace(PLACES.start, String(start))
    .replace(PLACES.end, String(end))
    .replace(PLACES.total, String(count));
}
