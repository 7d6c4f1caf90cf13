import type { IslandDiagnostics } from '@stirrup/runtime';

/** Its list, and an attribute for styles and for its dropdowns. */
export const navNestedDiagnostics: IslandDiagnostics = { needs: ['items'], ignores: ['data-toggle'] };
