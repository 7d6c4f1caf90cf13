import type { IslandDiagnostics } from '@stirrup/runtime';
import { cartSettings } from './settings.ts';

/** The settings that it reads. */
export const cartPageDiagnostics: IslandDiagnostics = { settings: [cartSettings] };
