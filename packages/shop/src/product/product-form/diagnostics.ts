import type { IslandDiagnostics } from '@stirrup/runtime';
import { productFormSettings } from './settings.ts';

/** The settings that it reads. */
export const productFormDiagnostics: IslandDiagnostics = { settings: [productFormSettings] };
