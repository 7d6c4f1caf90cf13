import { namesIn, type Sleeper, showsState } from '@stirrup/runtime';
import { claimOf } from '../../shared/claim-of.ts';
import { readPropsQuietly } from '../../shared/read-props-quietly.ts';
import { beginToggles } from './begin-toggles.ts';
import { navNestedContract } from './contract.ts';
import { markLevels } from './mark-levels.ts';
import { nameToggles } from './name-toggles.ts';
import { navNestedProps } from './props.ts';
import { showRows } from './show-rows.ts';

/** Claims whose menus are prepared. */
const prepared = new WeakSet<object>();

/**
 * Marks the dropdowns of a menu that shows one level at a time, tells their buttons apart, and hides the rows of toggles
 * that the page does not display, for those inserted later, too. It does so once, and until the menu's island is released:
 * the island takes it over from its stand-in.
 */
export function prepareNav(nav: Pick<Sleeper, 'name' | 'element' | 'dialect' | 'dialectData'>): void {
  const { element } = nav;
  const claim = claimOf(element, nav.name);
  if (!claim || prepared.has(claim)) return;
  prepared.add(claim);
  const { signal } = claim;
  const { parts, states } = namesIn(nav, navNestedContract);
  const isMultilevel = states.multilevel && showsState(element, states.multilevel);
  const { backText } = readPropsQuietly(nav, navNestedProps);
  const mark = isMultilevel ? markLevels(element, backText, signal) : undefined;
  const name = nameToggles(element, signal);
  const show = showRows((parts.items && element.querySelector(parts.items)) || element, signal);
  const update = () => {
    show();
    mark?.();
    name();
    if (claim.state !== 'claimed') void beginToggles(element);
  };
  const growth = new MutationObserver(update);
  growth.observe(element, { childList: true, subtree: true });
  // The displayed toggles change with the width, and the size of the menu with them.
  const resize = new ResizeObserver(show);
  resize.observe(element);
  update();
  signal.addEventListener('abort', () => {
    growth.disconnect();
    resize.disconnect();
  });
}
