import type { IslandDiagnostics } from '@stirrup/runtime';

/** Parts without which there is nothing to do. */
export const quantityDiagnostics: IslandDiagnostics = { needs: ['input'] };
