import type { IslandDiagnostics } from '@stirrup/runtime';
import { swatchesProSettings } from './is-listed.ts';
import { variationSettings } from './settings.ts';

/** The settings that it reads. */
export const variationsDiagnostics: IslandDiagnostics = {
  settings: [variationSettings, swatchesProSettings],
};
