import type { IslandDiagnostics } from '@stirrup/runtime';

/** Keys of a filter that templates print for all of them, as the builder does. */
export const filterDateDiagnostics: IslandDiagnostics = { ignores: ['type', 'source', 'step'] };
