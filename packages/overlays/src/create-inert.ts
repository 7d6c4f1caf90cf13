import { membersOf } from '@stirrup/runtime';
import { TINYMCE_LAYER } from './contract.ts';
import { FOCUSABLE } from './focusable.ts';

/** Live regions; screen readers do not announce those that are inert. */
const LIVE = '[role="status"],[role="alert"],[aria-live]';

/** Elements that stay as they are. */
const EXEMPT = `[inert],${TINYMCE_LAYER}`;

/** Makes the page beside open overlays inert. */
export interface Inert {
  /** Restores elements that are no longer to be inert. */
  readonly release: (kept: readonly Element[]) => void;
  /**
   * Measures the page now. The returned function releases what is no longer to be inert, and makes all others inert,
   * except live regions without controls and elements that are hidden.
   */
  readonly prepare: (kept: readonly Element[]) => () => void;
}

/** Creates the inert state of a page. Elements that other scripts made inert are left alone. */
export function createInert(): Inert {
  let inert = new Set<Element>();
  const release = (beside: ReadonlySet<Element>) => {
    for (const element of inert) {
      if (beside.has(element)) continue;
      membersOf(element).toggleAttribute('inert', false);
      inert.delete(element);
    }
  };
  return {
    release: (kept) => {
      if (inert.size > 0) release(allBeside(kept));
    },
    prepare: (kept) => {
      const beside = allBeside(kept);
      const next = [...beside].filter((element) => inert.has(element) || isInReach(element));
      return () => {
        release(beside);
        inert = new Set(next);
        for (const element of inert) membersOf(element).toggleAttribute('inert', true);
      };
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
  const parents = new Set([...path].flatMap((element) => membersOf(element).parentElement ?? []));
  const siblings = [...parents].flatMap((parent) => [...membersOf(parent).children]);
  return new Set(
    siblings.filter((sibling) => !path.has(sibling) && !kept.some((element) => element.contains(sibling))),
  );
}

/**
 * True for an element that a visitor may reach behind an overlay. Other scripts keep a box hidden at the end of the page
 * until somebody in the overlay needs it: a captcha's challenge, a calendar, a list of suggestions.
 */
function isInReach(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display !== 'none' && visibility !== 'hidden' && !membersOf(element).matches(EXEMPT);
}
