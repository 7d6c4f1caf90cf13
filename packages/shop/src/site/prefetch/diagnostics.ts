import type { IslandDiagnostics } from '@stirrup/runtime';
import { prefetchSettings } from './settings.ts';

/** The settings that it reads. */
export const prefetchDiagnostics: IslandDiagnostics = { settings: [prefetchSettings] };
