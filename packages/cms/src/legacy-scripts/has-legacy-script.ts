import type { LegacyScript } from './known-scripts.ts';

/**
 * Whether one of these scripts is still on the page: WordPress gives a script's element its handle and `-js` as its id. Asked
 * anew each time, for a script may come late; browsers look ids up without searching.
 *
 * The island's `legacy-scripts.ts` names each handle that its code asks for.
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
  return handles.some((handle) => document.getElementById(`${handle}-js`) !== null);
}
