import type { IslandDiagnostics } from '@stirrup/runtime';
import { gallerySettings } from './settings.ts';

/** Its pictures, and the settings that it reads. */
export const galleryDiagnostics: IslandDiagnostics = { needs: ['slide'], settings: [gallerySettings] };
