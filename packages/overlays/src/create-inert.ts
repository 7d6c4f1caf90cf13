import { membersOf } from '@stirrup/runtime';
import { FOCUSABLE } from './focusable.ts';

/** Live regions; screen readers do not announce those that are inert. */
const LIVE = '[role="status"],[role="alert"],[aria-live]';

/** Makes the page beside open overlays inert. */
export interface Inert {
  /** Restores elements that are no longer to be inert. */
  readonly release: (kept: readonly Element[]) => void;
  /** Does so, and makes all other elements inert, except live regions without controls. */
  readonly apply: (kept: readonly Element[]) => void;
}

/** Creates the inert state of a page. Elements that other scripts made inert are left alone. */
export function createInert(): Inert {
  let inert = new Set<Element>();
  const release = (beside: ReadonlySet<Element>) => {
    for (const element of inert) {
      if (beside.has(element)) continue;
      element.toggleAttribute('inert', false);
      inert.delete(element);
    }
  };
  return {
    release: (kept) => {
      if (inert.size > 0) release(allBeside(kept));
    },
    apply: (kept) => {
      const beside = allBeside(kept);
      release(beside);
      inert = new Set([...beside].filter((element) => inert.has(element) || !element.hasAttribute('inert')));
      for (const element of inert) element.toggleAttribute('inert', true);
    },
  };
}

/**
 * The siblings of the kept elements, of live regions, and of all their ancestors: the fewest elements that contain all
 * others.
 */
function allBeside(kept: readonly Element[]): ReadonlySet<Element> {
  if (kept.length === 0) return new Set();
  const liveRegions = [...document.querySelectorAll(LIVE)].filter((region) => !region.querySelector(FOCUSABLE));
  const path = new Set<Element>();
  for (const element of [...kept, ...liveRegions]) {
    for (
      let inside: Element | null = element;
      inside && inside !== document.body;
      inside = membersOf(inside).parentElement
    ) {
      path.add(inside);
    }
  }
  const siblings = [...path].flatMap(({ parentElement }) => [...(parentElement?.children ?? [])]);
  return new Set(
    siblings.filter((sibling) => !path.has(sibling) && !kept.some((element) => element.contains(sibling))),
  );
}
