import { attempt } from './attempt.ts';
import type { IslandDefinition } from './define-island.ts';
import { membersOf } from './members-of.ts';

/**
 * Calls back for each element in `root` (including itself) that a definition's selector matches. An exception for one
 * element, or one selector, is reported and does not affect the others.
 *
 * Each selector is queried on its own: joined into one list, the same selectors take 3 to 14 times as long in Chromium
 * (react-and-foreign-markup.md §1.1).
 */
export function findIslands(
  root: Document | Element,
  definitions: Iterable<IslandDefinition>,
  found: (element: HTMLElement, definition: IslandDefinition, dialect: string) => void,
): void {
  const place = membersOf<ParentNode>(root);
  const isLeaf = place.firstElementChild === null;
  // Pages of a CMS have none of ours, and would be searched for each island's.
  const hasOwn = place.querySelector('[data-island]');
  for (const definition of definitions) {
    for (const [dialect, selectors] of Object.entries(definition.selectors)) {
      for (const selector of selectors) {
        const onMatch = (element: Element) => {
          if (element instanceof HTMLElement) attempt(() => found(element, definition, dialect));
        };
        attempt(() => {
          if (root instanceof Element && membersOf(root).matches(selector)) onMatch(root);
          if (isLeaf || (!hasOwn && selector === `[data-island="${definition.name}"]`)) return;
          for (const element of place.querySelectorAll(selector)) onMatch(element);
        });
      }
    }
  }
}

/**
 * Checks that the browser understands an island's selectors, once, when it is added: an invalid one would be reported
 * with each search, and would break `rootSelector()`, which joins them.
 *
 * @throws {Error} for an invalid selector.
 */
export function checkSelectors(island: string, selectors: Iterable<string>): void {
  const nowhere = document.createDocumentFragment();
  for (const selector of selectors) {
    try {
      nowhere.querySelector(selector);
    } catch (cause) {
      throw new Error(`Stirrup: "${selector}" of "${island}" is no CSS.`, { cause });
    }
  }
}
