import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Twenty-seven triggers times sixteen actions, storage, conditions, animations, and events from before the code had
  // loaded.
  island: 4150,
  parts: [
    { label: 'Interactions: animations', file: 'animate.ts', limit: 1500 },
    { label: 'Interactions: events of the shop', file: 'shop-events.ts', limit: 600 },
    { label: 'Interactions: what is in view', file: 'in-view.ts', limit: 600 },
    { label: 'Interactions: buttons for the keyboard', file: 'make-pressable.ts', limit: 600 },
    { label: 'Interactions: loading more', file: 'load-action.ts', limit: 600 },
    { label: 'Interactions: forms, functions, panels', file: 'other-actions.ts', limit: 1500 },
  ],
};
