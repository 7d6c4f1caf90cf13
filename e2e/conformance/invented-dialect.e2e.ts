import { describe, expect, it } from 'vitest';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { takeConsole } from '../support/browser.ts';
import { inventNames } from './invent-names.ts';
import { openTrial } from './open-trial.ts';
import { pagesOfRareNames } from './own-pages.ts';
import { trialPages } from './trial-pages.ts';

const names = await inventNames(islands);
const named = new Map(names.map(({ island, roots }) => [island, roots]));

/**
 * A page without the shop's header, whose menus and search have pages of their own: each of its many controls would be
 * used on every page. Its own stickiness is tried where the page is about it.
 */
const withoutHeader = ({ name, html }: { readonly name: string; readonly html: string }) =>
  name.includes('/sticky-header/') ? html : html.replace(/<header id="masthead".*?<\/header>/s, '');

/** Pages of our own dialect, with the islands on them that have names. */
const printed = await trialPages({
  isWanted: (name) => /^fixtures(,| (?!\/builder))/.test(name),
  more: pagesOfRareNames(),
  change: withoutHeader,
});
const own = printed.map(({ name, html, seen }) => ({
  name,
  html,
  tried: [...new Set(seen.flatMap(({ island, selector }) => (named.get(island)?.includes(selector) ? island : [])))],
}));

/** Islands on every page of the demo shop; each is tested only on its own page. */
const everywhere = own[0]?.tried ?? [];
const pages = own.filter(({ name, tried }) =>
  tried.some((island) => !everywhere.includes(island) || name.includes(`/${island}/`)),
);

/** Uses a page in our own dialect, or in an invented one, of which islands know the taught names. */
async function use(html: string, dialect: 'own' | 'invented', taught = names) {
  const page = await openTrial(html, 'reduce');
  return page.evaluate(([all, isRenamed, known]) => conformance.tryInvented(all, isRenamed, known), [
    names,
    dialect === 'invented',
    taught,
  ] as const);
}

describe('an invented dialect', () => {
  it('is tested on every island with a contract, and refused by all others', async () => {
    const tried = new Set(pages.flatMap((page) => page.tried));
    expect([...named.keys()].filter((name) => !tried.has(name))).toEqual([]);

    const page = await openTrial('', 'reduce');
    const refusing = await page.evaluate(() => conformance.refusingIslands());
    const nameless = islands.map(({ name }) => name).filter((name) => !named.has(name));
    expect(refusing.toSorted()).toEqual(nameless.toSorted());
    // Islands that refuse log an error, and some report a part that is missing without markup.
    takeConsole(page);
  });

  it('is tested on every part of every island', async () => {
    const page = await openTrial('');
    const missing = await page.evaluate(([all, markup]) => conformance.missingParts(all, markup), [
      names,
      pages.map(({ html }) => html),
    ] as const);
    expect(missing).toEqual([]);
  });

  it.each(pages)('behaves like ours: $name', { timeout: 60_000 }, async ({ html, tried }) => {
    const ours = await use(html, 'own');
    const theirs = await use(html, 'invented');
    expect([...new Set(ours.ready)].toSorted()).toEqual(tried.toSorted());
    expect(theirs).toEqual(ours);
  });

  it('behaves differently if an island does not know a name', async () => {
    const html = pages.find(({ tried }) => tried.includes('tabs'))?.html ?? '';
    const untaught = names.map((one) =>
      one.island === 'tabs' ? { ...one, states: one.states.filter(({ name }) => name !== 'open') } : one,
    );
    const ours = await use(html, 'own');
    const theirs = await use(html, 'invented', untaught);
    expect(theirs.ready).toEqual(ours.ready);
    expect(theirs.acts).not.toEqual(ours.acts);
  });
});
