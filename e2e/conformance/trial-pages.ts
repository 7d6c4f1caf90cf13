import { islands } from '../../packages/stirrup/src/islands.ts';
import { lastingPage } from '../support/browser.ts';
import type { NamedPage } from './own-pages.ts';
import { printedPages, type Wanted } from './printed-pages.ts';

/** A page for trials of islands: `fixtures /shop/` or `recorded bricks-shop`. */
export interface TrialPage extends NamedPage {
  /** Selectors that match on it, by island and dialect. */
  readonly seen: readonly Sighting[];
}

/** One selector of one island's dialect. */
export interface Sighting {
  readonly island: string;
  readonly dialect: string;
  readonly selector: string;
}

/** Every selector that an island declares. */
export const selectors: readonly Sighting[] = islands.flatMap(({ name, selectors: byDialect }) =>
  Object.entries(byDialect).flatMap(([dialect, list]) => list.map((selector) => ({ island: name, dialect, selector }))),
);

/** The printed pages on which an island is found: by the browser, which takes a tenth of the time of a document in Node. */
export async function trialPages(wanted?: Wanted): Promise<readonly TrialPage[]> {
  const reader = await lastingPage();
  const pages: TrialPage[] = [];
  for (const page of await printedPages(wanted)) {
    const found = await reader.evaluate(
      ([html, all]) => {
        const read = new DOMParser().parseFromString(html, 'text/html');
        return all.map((selector) => read.querySelector(selector) !== null);
      },
      [page.html, selectors.map(({ selector }) => selector)] as const,
    );
    const seen = selectors.filter((_, index) => found[index]);
    if (seen.length > 0) pages.push({ ...page, seen });
  }
  await reader.context().close();
  return pages;
}
