import type { IslandDiagnostics } from '@stirrup/runtime';

/** Parts without which there is nothing to do. */
export const sortOrderDiagnostics: IslandDiagnostics = { needs: ['orders'], runsOn: 'form' };
