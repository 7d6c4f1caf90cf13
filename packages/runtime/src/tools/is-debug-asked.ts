const DEBUG = 'stirrup-debug';

/** True if the address, a script tag or the browser's storage switches debug mode on; storage may be forbidden. */
export function isDebugAsked(): boolean {
  if (new URLSearchParams(location.search).has(DEBUG)) return true;
  if (document.querySelector(`script[data-${DEBUG}]`)) return true;
  try {
    return localStorage.getItem(DEBUG) !== null;
  } catch {
    return false;
  }
}
