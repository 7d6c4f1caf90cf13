import type { IslandDiagnostics } from '@stirrup/runtime';

/** An attribute for styles. */
export const readingProgressDiagnostics: IslandDiagnostics = { ignores: ['data-position'] };
