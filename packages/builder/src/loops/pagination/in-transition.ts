import { reducedMotion } from '@stirrup/runtime';
import type { Query } from '../query/query.ts';
import { paginationsOf } from '../query/query-paginations.ts';

const NAME = 'stirrup-results';

/** Exchanged results fade in at their new place at once; the rest of the page stays usable meanwhile. */
const RULES = `@layer stirrup{::view-transition{pointer-events:none}::view-transition-group(${NAME}){animation:none}}`;

let running: ViewTransition | undefined;

/** The element with the name, which only one on the page may have. */
let named: HTMLElement | undefined;

/**
 * Changes a loop's results in a view transition, where the browser has them and motion is welcome. `show` runs exactly
 * once, also if the transition is skipped: a newer one ends it.
 *
 * Elements in a transition cannot be clicked meanwhile. So only the results take part; where the page links lie among
 * them, there is no transition.
 */
export async function inTransition(query: Query, show: () => void): Promise<void> {
  running?.skipTransition();
  if (named) named.style.viewTransitionName = '';
  const container = query.facts.get().resultsContainer;
  const isUnwelcome = reducedMotion().matches || document.hidden;
  if (
    !('startViewTransition' in document) ||
    isUnwelcome ||
    !(container instanceof HTMLElement) ||
    paginationsOf(query).some(({ element }) => container.contains(element))
  ) {
    show();
    return;
  }
  const root = document.documentElement;
  const rules = new CSSStyleSheet();
  rules.replaceSync(RULES);
  document.adoptedStyleSheets.push(rules);
  const names = [
    [container, NAME],
    [root, 'none'],
  ] as const;
  for (const [element, name] of names) element.style.viewTransitionName = name;
  named = container;
  const transition = document.startViewTransition(show);
  running = transition;
  // Both end early where the transition is skipped; the results are shown all the same.
  transition.ready.catch(() => {});
  const tidy = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    if (running !== transition) return;
    running = undefined;
    for (const [element] of names) element.style.viewTransitionName = '';
  };
  transition.finished.then(tidy, tidy);
  await transition.updateCallbackDone;
}
