type Kind = 'localStorage' | 'sessionStorage';

/** A stored text; null where there is none or storage is forbidden. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, if storage is allowed and has room: what it holds is a copy, so losing it loses nothing. */
export function store(kind: Kind, key: string, text: string): void {
  try {
    globalThis[kind].setItem(key, text);
  } catch {
    // An old copy must not outlive a new one that found no room.
    forget(kind, key);
  }
}

/** Forgets a stored text. */
export function forget(kind: Kind, key: string): void {
  try {
    globalThis[kind].removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}
