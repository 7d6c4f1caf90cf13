import { readStored, store } from '../storage/safe-storage.ts';
import { SCHEME } from './contract.ts';

/** The scheme that the visitor has chosen, as the browser remembers it for the whole site. */
export function rememberedChoice(): 'light' | 'dark' | undefined {
  const stored = readStored('localStorage', SCHEME.storageKey);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** Remembers a choice. One that finds no room takes the one before with it, which must not come back in its place. */
export function rememberChoice(scheme: 'light' | 'dark'): void {
  store('localStorage', SCHEME.storageKey, scheme);
}
