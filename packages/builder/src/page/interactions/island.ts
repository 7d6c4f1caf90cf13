import { defineIsland } from '@stirrup/runtime';
import { showHidden, startOfInteractions } from './at-once.ts';

/**
 * Interactions: changes of elements on the page when something is clicked, seen, scrolled to, sent or loaded.
 *
 * @example
 * ```html
 * <button class="brxe-button" data-interaction-id="2fe72e" data-interactions='[{
 *   "id": "a1b2c3", "trigger": "click", "action": "toggleAttribute",
 *   "target": "custom", "targetSelector": "#menu", "actionAttributeKey": "class", "actionAttributeValue": "is-open"
 * }]'>Menu</button>
 *
 * <button data-island="interactions" data-options='{"interactions":[
 *   {"trigger": "click", "action": "hide", "target": "custom", "targetSelector": "#offer"}
 * ]}'>No, thank you</button>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { interactions } from '@stirrup/builder/interactions';
 *
 * start(interactions);
 * ```
 * Follows bricks-dynamic.md §7.
 */
export const interactions = defineIsland({
  name: 'interactions',
  selectors: { bricks: '[data-interactions][data-interaction-id]' },
  // The builder's script has listeners for the same events, and both would act.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: startOfInteractions,
  holds: ['click'],
  whenFailed: showHidden,
  load: () => import('./interactions.ts'),
});
