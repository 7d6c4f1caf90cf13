import { readStored, store } from '../storage/safe-storage.ts';
import { type ColourScheme, SCHEME } from './contract.ts';

/** The visitor's choice of scheme, stored in the browser for the whole site. */
export function rememberedChoice(): ColourScheme | undefined {
  const stored = readStored('localStorage', SCHEME.storageKey);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** Stores a choice. If there is no room for it, the earlier one is removed as well, because it must not come back. */
export function rememberChoice(scheme: ColourScheme): void {
  store('localStorage', SCHEME.storageKey, scheme);
}
