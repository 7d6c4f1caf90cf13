import type { IslandDiagnostics } from '@stirrup/runtime';

/** Parts without which there is nothing to do. */
export const carouselDiagnostics: IslandDiagnostics = { needs: ['list', 'slide'] };
