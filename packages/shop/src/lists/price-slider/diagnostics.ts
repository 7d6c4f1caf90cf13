import type { IslandDiagnostics } from '@stirrup/runtime';
import { priceSettings } from './settings.ts';

/** The settings that it reads. */
export const priceSliderDiagnostics: IslandDiagnostics = { settings: [priceSettings] };
