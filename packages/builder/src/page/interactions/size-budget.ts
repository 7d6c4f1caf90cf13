import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Twenty-seven triggers, sixteen actions, storage, conditions, events of the shop, events from before, buttons for the
  // keyboard, and what panels and popups want to know of them, with a focus that is not lost with what hides (60), what waits
  // shown on paper (70), and attributes that would run code left out (80).
  island: 4840,
  parts: [
    { label: 'Interactions: animations and the view', file: 'view-code.ts', limit: 1270 },
    { label: 'Interactions: loading more', file: 'load-action.ts', limit: 600 },
    { label: 'Interactions: forms, functions, panels', file: 'other-actions.ts', limit: 1500 },
  ],
};
