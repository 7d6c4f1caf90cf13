import { isEditor } from '@stirrup/cms/editor-mode';
import { membersOf, pageRegistry } from '@stirrup/runtime';
import { claimedElements, isInIsland, PLAIN_STRATEGIES, START_ATTRIBUTE } from '@stirrup/runtime/diagnostics';
import { lookalikes } from '../lookalikes.ts';
import type { Report } from './mistake.ts';
import { didYouMean } from './nearest.ts';

/** Elements that are meant as islands and are none, and dialects of islands that there are not. */
export function checkNames(report: Report): void {
  const { definitions, claimsOf, earlyDialects } = pageRegistry();
  // Its canvas has only the islands that move nothing which authors edit.
  if (isEditor(document)) return;
  const notStarted = (name: string) => `no island "${name}" has been started${didYouMean(name, definitions.keys())}`;
  for (const [island, dialect] of earlyDialects)
    report(
      'unknown-island',
      document.documentElement,
      `addDialect("${island}", "${dialect}", …): ${notStarted(island)}`,
    );
  for (const element of document.querySelectorAll('[data-island]')) {
    const name = membersOf(element).getAttribute('data-island') ?? '';
    const claims = claimsOf(element);
    // Another dialect may have claimed it, for another island.
    const isClaimed = claims.some(({ definition }) => definition.name === name);
    if (isClaimed || (claims.length === 0 && claimedElements().has(element))) continue;
    if (!definitions.has(name)) report('unknown-island', element, notStarted(name));
    else report('unknown-island', element, `it is no element of HTML that island "${name}" can run on`);
  }
  for (const element of document.querySelectorAll(`[${START_ATTRIBUTE}]:not([data-island])`)) {
    if (claimsOf(element).length === 0 && isOurs(membersOf(element).getAttribute(START_ATTRIBUTE) ?? ''))
      report('stray-attribute', element, `${START_ATTRIBUTE} stands at an element that is no island`);
  }
  for (const element of document.querySelectorAll('[data-part]')) {
    if (isInIsland(element)) continue;
    const name = membersOf(element).getAttribute('data-part') ?? '';
    report('stray-attribute', element, `data-part="${name}" stands in no island`);
  }
  for (const [island, selector] of Object.entries(lookalikes)) {
    for (const element of document.querySelectorAll(selector)) {
      if (definitions.has(island) && !isInIsland(element))
        report('lookalike', element, `it looks like island "${island}", and no dialect of it matches`);
    }
  }
}

/** True for a start with a word of ours: the builder and other scripts have an attribute of that name, too. */
function isOurs(start: string): boolean {
  return [...PLAIN_STRATEGIES, 'media('].some((word) => start.startsWith(word));
}
