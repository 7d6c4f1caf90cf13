import { removeAttribute, setAttribute, toggleAttribute } from './change-attribute.ts';
import { storageAdd, storageCount, storageRemove } from './change-stored.ts';
import type { Action } from './interaction.ts';
import { hide, show } from './show.ts';

/** The most frequent actions; the others load later, see `later-action.ts` (bricks-dynamic.md §7.3). */
export const actions = {
  show,
  hide,
  click: (_, targets) => {
    for (const target of targets) if (target instanceof HTMLElement) target.click();
  },
  setAttribute,
  removeAttribute,
  toggleAttribute,
  storageAdd,
  storageRemove,
  storageCount,
} satisfies Readonly<Record<string, Action>>;
