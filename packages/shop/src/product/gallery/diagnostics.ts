import type { IslandDiagnostics } from '@stirrup/runtime';
import { gallerySettings } from './settings.ts';

/** The settings that it reads. */
export const galleryDiagnostics: IslandDiagnostics = { settings: [gallerySettings] };
