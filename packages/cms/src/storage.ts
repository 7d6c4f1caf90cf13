/**
 * Safe access to the browser's storage, `@stirrup/cms/storage`: if it is full or forbidden, it stores nothing and does
 * not throw. An entry of its own, because few islands store anything.
 */
export { forget, readStored, type StorageKind, store } from './storage/safe-storage.ts';
