import { LAZY, showLazy } from '@stirrup/cms/lazy';
import { ERROR_EVENT, pageRegistry, start } from '@stirrup/runtime';
import { slider } from '../../packages/builder/src/media/slider/island.ts';
import { markCurrent } from '../../packages/builder/src/navigation/dropdown/mark-current.ts';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { retryAtOnce } from '../support/retry-at-once.ts';
import { type Failure, failing } from './failing.ts';
import { bringUp, claimsOf, describe, nodesIn, releaseAll, roots, typeElsewhere } from './page-islands.ts';

/** Findings about islands that were made to fail. */
export interface FailureFindings {
  readonly found: number;
  readonly states: readonly string[];
  /** `island/phase` of each error event. */
  readonly errors: readonly string[];
  readonly changedMarkup: readonly string[];
  /** The victims' markup if another island has the same element, for comparison with {@link tryWithout}. */
  readonly sharedMarkup: readonly string[];
  readonly disturbedNeighbours: readonly string[];
}

/**
 * Roots that may differ: a checkout form keeps the changes of all other islands in it, and an element with interactions
 * reacts as soon as a filter reports its options.
 */
const KEPT = 'form.checkout, [data-interactions*="filterOption"]';

/** Elements that wait hidden for an animation (bricks-dynamic.md §7.1). */
const HIDDEN = 'data-interaction-hidden-on-load';

/** The builder's sliders, whose height is only in their options. */
const SLIDER = String(slider.selectors['bricks']);

/** True for the element of islands on the whole page, on which the changes of all others would count as their own. */
const isPage = (root: Element) => root === document.body;

/** Starts all islands, one of which fails at the given moment. */
export async function tryFailure(name: string, failure: Failure): Promise<FailureFindings> {
  typeElsewhere();
  // A trial of each island would wait for the second attempt.
  if (failure === 'load') retryAtOnce();
  const victims = roots([name]);
  const nodes = nodesIn(document.body);
  const printed = victims.map((root) => root.cloneNode(true));
  const errors: string[] = [];
  document.addEventListener(ERROR_EVENT, (event) => {
    if (event instanceof CustomEvent) errors.push(`${event.detail.island}/${event.detail.phase}`);
  });
  start(...islands.map((island) => (island.name === name ? failing(island, failure) : island)));
  await bringUp();
  const failed = claimsOf(name);
  const states = [...new Set(failed.map(({ state }) => state))];
  const neighbours = islands.filter((island) => island.name !== name).flatMap((island) => claimsOf(island.name));
  const disturbed = neighbours.filter(({ state }) => state !== 'ready').map(({ element }) => describe(element));
  const shared = victims.filter((root) => !isPage(root) && pageRegistry().claimsOf(root).length > 1);
  // Neighbours inside a victim have changed its markup, so they are released first.
  await releaseAll();
  for (const root of [...printed, document.body]) showWithoutCode(root);
  const changed = victims.filter(
    (root, index) =>
      !isPage(root) && !root.matches(KEPT) && !shared.includes(root) && !root.isEqualNode(printed[index] ?? null),
  );
  const replaced = nodes.filter((node) => !document.body.contains(node));
  return {
    found: failed.length,
    states,
    errors,
    changedMarkup: [...changed.map(({ outerHTML }) => outerHTML), ...replaced.map(describe)],
    sharedMarkup: shared.map(({ outerHTML }) => outerHTML),
    disturbedNeighbours: disturbed,
  };
}

/**
 * Gives markup the look that it has without islands: menus show the current page, sliders their first slide, and nothing
 * is lazy, or waits hidden for an animation, any more.
 */
function showWithoutCode(root: Node): void {
  if (!(root instanceof HTMLElement)) return;
  // Lazy elements show by then, and have to show if the island fails.
  for (const held of [root, ...root.querySelectorAll(LAZY)]) showLazy(held);
  for (const waiting of [root, ...root.querySelectorAll(`[${HIDDEN}]`)]) waiting.removeAttribute(HIDDEN);
  for (const row of [root, ...root.querySelectorAll<HTMLElement>('.splide')])
    if (row.matches(SLIDER)) slider.atOnce?.(row);
  for (const item of [root, ...root.querySelectorAll('li')]) markCurrent(item);
}

/** Starts all islands but one, and returns the markup of the elements that it shares with others. */
export async function tryWithout(name: string): Promise<string[]> {
  typeElsewhere();
  start(...islands.filter((island) => island.name !== name));
  await bringUp();
  const shared = roots([name]).filter((root) => !isPage(root) && pageRegistry().claimsOf(root).length > 0);
  await releaseAll();
  showWithoutCode(document.body);
  return shared.map(({ outerHTML }) => outerHTML);
}
