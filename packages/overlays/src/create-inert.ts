import { membersOf } from '@stirrup/runtime';
import { FOCUSABLE } from './focusable.ts';

/** Elements that speak to screen readers; silenced, they would say nothing. */
const LIVE = '[role="status"],[role="alert"],[aria-live]';

/** What an overlay leaves in reach of the visitor; each call tells all that is kept. */
export interface Silence {
  /** Gives back what is not to be silenced any more, as it was before. */
  readonly release: (kept: readonly Element[]) => void;
  /** Does so, and makes all else inert, but for live regions in which there is nothing to use. */
  readonly apply: (kept: readonly Element[]) => void;
}

/** Creates the silence of a page. What others made inert is left alone. */
export function createInert(): Silence {
  let silenced = new Set<Element>();
  const release = (beside: ReadonlySet<Element>) => {
    for (const element of silenced) {
      if (beside.has(element)) continue;
      element.toggleAttribute('inert', false);
      silenced.delete(element);
    }
  };
  return {
    release: (kept) => {
      if (silenced.size > 0) release(allBeside(kept));
    },
    apply: (kept) => {
      const beside = allBeside(kept);
      release(beside);
      silenced = new Set([...beside].filter((element) => silenced.has(element) || !element.hasAttribute('inert')));
      for (const element of silenced) element.toggleAttribute('inert', true);
    },
  };
}

/** The siblings of the elements, of what speaks, and of all their ancestors: as few elements as hold everything else. */
function allBeside(kept: readonly Element[]): ReadonlySet<Element> {
  if (kept.length === 0) return new Set();
  const speaking = [...document.querySelectorAll(LIVE)].filter((region) => !region.querySelector(FOCUSABLE));
  const path = new Set<Element>();
  for (const element of [...kept, ...speaking]) {
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
