import type { IslandDiagnostics } from '@stirrup/runtime';
import { productFormSettings } from './settings.ts';

/** The element that it can run on, and the settings that it reads. */
export const productFormDiagnostics: IslandDiagnostics = {
  runsOn: 'form',
  settings: [productFormSettings],
};
