import type { IslandDiagnostics } from '@stirrup/runtime';

/** A part that the form adds itself. */
export const formDiagnostics: IslandDiagnostics = { ignores: ['step-buttons'] };
