import type { IslandDiagnostics } from '@stirrup/runtime';
import { variationSettings } from './settings.ts';

/** The settings that it reads. */
export const variationsDiagnostics: IslandDiagnostics = { settings: [variationSettings] };
