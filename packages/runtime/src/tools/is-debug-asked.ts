const DEBUG = 'stirrup-debug';

/** Whether the address or the browser's storage asks for debug mode; storage may be forbidden. */
export function isDebugAsked(): boolean {
  if (new URLSearchParams(location.search).has(DEBUG)) return true;
  try {
    return localStorage.getItem(DEBUG) !== null;
  } catch {
    return false;
  }
}
