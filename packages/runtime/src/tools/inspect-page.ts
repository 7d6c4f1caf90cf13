import { type Claim, type IslandState, STATE_ATTRIBUTE } from '../claim.ts';
import { claimedElements } from '../claimed-elements.ts';
import { membersOf } from '../members-of.ts';
import { pageRegistry } from '../page-registry.ts';
import type { Registry } from '../registry.ts';
import { strategyOf } from '../start/start-claim.ts';
import type { StartStrategy } from '../start/start-strategy.ts';

/** One island on the page, or an element that looks like one. */
export interface InspectedIsland {
  readonly element: Element;
  readonly island: string;
  /** Undefined where no dialect matched. */
  readonly dialect: string | undefined;
  /** `unknown` if no island runs on the element; `warnings` gives the reason. */
  readonly state: IslandState | 'unknown';
  /** Empty where no island runs. */
  readonly start: StartStrategy | '';
  readonly props: unknown;
  /** From being found to being ready, in ms. */
  readonly readyAfter: number | undefined;
  readonly warnings: readonly string[];
  /** The same in short texts, for a table. */
  readonly summary: Readonly<Record<string, string | number>>;
}

/**
 * Selectors, by island, of elements that look like one; separate from definitions, because only the inspector needs
 * them.
 */
export type Lookalikes = Readonly<Record<string, string>>;

/** Lists, and prints, the islands of the page in document order, then the lookalikes. */
export function inspectPage(lookalikes: Lookalikes): readonly InspectedIsland[] {
  return showRows([...claimsOnPage().map(claimRow), ...straysOf(pageRegistry(), lookalikes)]);
}

/** Prints rows as a table, and returns them. */
export function showRows(rows: readonly InspectedIsland[]): readonly InspectedIsland[] {
  console.table(rows.map((row) => row.summary));
  return rows;
}

/** The claims of the page, in document order. */
export function claimsOnPage(): readonly Claim[] {
  const claimed = [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)];
  return claimed.flatMap((element) => pageRegistry().claimsOf(element));
}

/** The row of an island on the page. */
export function claimRow(claim: Claim): InspectedIsland {
  const { element, definition, dialect, state, props, warnings, claimedAt, loadingAt, readyAt } = claim;
  const yielded = state === 'ready' && loadingAt === undefined;
  const readyAfter = readyAt === undefined ? undefined : Math.round((readyAt - claimedAt) * 10) / 10;
  const { start, faults } = startOf(claim);
  return withSummary({
    element,
    island: definition.name,
    dialect,
    state,
    start,
    props,
    readyAfter,
    warnings: yielded ? ['another script on the page looks after it, so it is left alone'] : [...faults, ...warnings],
  });
}

/** The strategy of an island, and the fault of a function that should choose it: the island starts at once then. */
export function startOf(claim: Claim): { readonly start: StartStrategy; readonly faults: readonly string[] } {
  try {
    return { start: strategyOf(claim), faults: [] };
  } catch (error) {
    return { start: 'load', faults: [`its start strategy throws: ${String(error)}`] };
  }
}

function straysOf(registry: Registry, lookalikes: Lookalikes): InspectedIsland[] {
  const reasons = new Map<Element, readonly [island: string, reason: string]>();
  for (const element of document.querySelectorAll('[data-island]')) {
    if (registry.claimsOf(element).length > 0) continue;
    const name = membersOf(element).getAttribute('data-island') ?? '';
    const reason = registry.definitions.has(name)
      ? 'none of the selectors of this island matches the element'
      : 'no island of this name has been started';
    reasons.set(element, [name, claimedElements().has(element) ? 'another major version of Stirrup runs it' : reason]);
  }
  for (const [name, selector] of Object.entries(lookalikes)) {
    for (const element of document.querySelectorAll(selector)) {
      if (!isInIsland(element) && !reasons.has(element))
        reasons.set(element, [name, 'it looks like the island, but no dialect matches']);
    }
  }
  return [...reasons].map(([element, [island, reason]]) => strayRow(element, island, [reason]));
}

/** True for an element in an island; the page as a whole, which may be an element of islands, does not count. */
export function isInIsland(element: Element): boolean {
  return membersOf(element).closest(`[${STATE_ATTRIBUTE}]:not(body, html), [data-island]`) !== null;
}

/** The row of an element without an island, with the reasons why it is listed. */
export function strayRow(element: Element, island: string, warnings: readonly string[]): InspectedIsland {
  return withSummary({
    element,
    island,
    dialect: undefined,
    state: 'unknown',
    start: '',
    props: undefined,
    readyAfter: undefined,
    warnings,
  });
}

/** A row with its summary. */
export function withSummary(row: Omit<InspectedIsland, 'summary'>): InspectedIsland {
  const { element, island, dialect, state, start, props, readyAfter, warnings } = row;
  const summary = {
    island,
    element: describeElement(element),
    dialect: dialect ?? '',
    state,
    start,
    'ready after (ms)': readyAfter ?? '',
    props: props === undefined ? '' : (JSON.stringify(props) ?? ''),
    warnings: warnings.join('\n'),
  };
  return { ...row, summary };
}

/** An element as a short selector: `div#fit.brxe-tabs`. */
function describeElement(element: Element): string {
  const { localName, id, classList } = membersOf(element);
  return [localName, id && `#${id}`, ...[...classList].slice(0, 3).map((name) => `.${name}`)].join('');
}
