import type { IslandDefinition } from './define-island.ts';

/**
 * Calls back for each element in `root` (itself included) that a definition's selector matches.
 *
 * Each selector is queried on its own: joined into one list, the same selectors take 3 to 14 times as long in Chromium
 * (references/island-architecture.md §2.1).
 */
export function findIslands(
  root: Document | Element,
  definitions: Iterable<IslandDefinition>,
  found: (element: HTMLElement, definition: IslandDefinition, dialect: string) => void,
): void {
  for (const definition of definitions) {
    for (const [dialect, selectors] of Object.entries(definition.selectors)) {
      for (const selector of selectors) {
        if (root instanceof HTMLElement && root.matches(selector)) found(root, definition, dialect);
        for (const element of root.querySelectorAll<HTMLElement>(selector)) found(element, definition, dialect);
      }
    }
  }
}
