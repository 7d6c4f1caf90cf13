/**
 * The browser's storage as a page may rely on it, `@stirrup/cms/storage`: full or forbidden, it keeps nothing and throws
 * nothing. Apart from the rest, because few islands remember anything.
 */
export { forget, readStored, type StorageKind, store } from './storage/safe-storage.ts';
