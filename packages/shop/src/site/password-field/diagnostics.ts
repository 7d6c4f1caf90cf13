import type { IslandDiagnostics } from '@stirrup/runtime';

/** The element that it can run on. */
export const passwordFieldDiagnostics: IslandDiagnostics = { runsOn: 'input' };
