import { membersOf } from '@stirrup/runtime';
import { FOCUSABLE } from './focusable.ts';

/** Live regions; screen readers announce nothing from inert ones. */
const LIVE = '[role="status"],[role="alert"],[aria-live]';

/**
 * Makes the page inert but for some elements, and for live regions in which there is nothing to use. Each call names all
 * kept elements; elements released by it are restored, and those that other scripts made inert are left alone.
 */
export function createInert(): (kept: readonly Element[]) => void {
  let silenced = new Set<Element>();
  return (kept) => {
    const beside = new Set(kept.length > 0 ? allBeside(kept) : []);
    for (const element of silenced) element.toggleAttribute('inert', beside.has(element));
    silenced = new Set([...beside].filter((element) => silenced.has(element) || !element.hasAttribute('inert')));
    for (const element of silenced) element.toggleAttribute('inert', true);
  };
}

/** The siblings of the elements, of live regions, and of all their ancestors: the fewest elements that hold everything else. */
function allBeside(kept: readonly Element[]): Element[] {
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
  return [...path]
    .flatMap(({ parentElement }) => [...(parentElement?.children ?? [])])
    .filter((sibling) => !path.has(sibling) && !kept.some((element) => element.contains(sibling)));
}
