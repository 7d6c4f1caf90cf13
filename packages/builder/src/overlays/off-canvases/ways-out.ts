import { rootSelector } from '@stirrup/runtime';
import { INTERACTION } from '../../shared/interactions-contract.ts';
import { findInteractions } from '../../shared/known-interactions.ts';
import { TOGGLE_TARGETS } from './contract.ts';
import { finds } from './finds.ts';
import { nestedNav } from './nested-nav.ts';

/** The controls that toggle panels (bricks-dynamic.md §7.3). */
export function waysOut(isMeant = (_selector: string) => true): Element[] {
  const sources = findInteractions(
    ({ trigger, action, offCanvasSelector }) =>
      trigger === 'click' && action === INTERACTION.togglePanel && isMeant(String(offCanvasSelector)),
  );
  return [...document.querySelectorAll(rootSelector('toggle')), ...sources];
}

/**
 * True if a control in a panel's content closes it from inside, for visitors without an Escape key; those that toggle
 * another panel, or a menu in it, do not.
 */
export function hasWayOut(content: Element, root: Element): boolean {
  const around = `${rootSelector('off-canvas')}, ${nestedNav()}`;
  return waysOut((selector) => finds(selector, root)).some((way) => {
    if (!content.contains(way)) return false;
    const named = TOGGLE_TARGETS.map((name) => way.getAttribute(name)).find(Boolean);
    return named ? finds(named, root) : !way.matches(rootSelector('toggle')) || way.closest(around) === root;
  });
}
