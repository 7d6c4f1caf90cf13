import type { LegacyScript } from './known-scripts.ts';

/**
 * True if one of these scripts is on the page: WordPress derives the id of a script element from its handle, plus
 * `-js`. Checked each time, because a script may be added late; browsers look ids up without a search.
 *
 * The island's `legacy-scripts.ts` names each handle that its code passes.
 *
 * @example
 * ```html
 * <script src="/wp-content/themes/bricks/assets/js/bricks.min.js" id="bricks-scripts-js"></script>
 * ```
 * ```ts
 * if (hasLegacyScript('bricks-scripts')) event.stopImmediatePropagation();
 * ```
 */
export function hasLegacyScript(...handles: readonly LegacyScript[]): boolean {
  return handles.some((handle) => document.querySelector(`script#${handle}-js`) !== null);
}
