import { SCHEME } from './contract.ts';

/** What the visitor has chosen, as the browser remembers it for the whole site. */
export function rememberedChoice(): 'light' | 'dark' | undefined {
  try {
    const stored = localStorage.getItem(SCHEME.storageKey);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    // Storage is forbidden.
    return undefined;
  }
}

/** Remembers a choice, if storage is allowed and has room. */
export function rememberChoice(scheme: 'light' | 'dark'): void {
  try {
    localStorage.setItem(SCHEME.storageKey, scheme);
  } catch {
    forgetChoice();
  }
}

/** What was chosen before must not come back on the next page in the place of a choice that found no room. */
function forgetChoice(): void {
  try {
    localStorage.removeItem(SCHEME.storageKey);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}
