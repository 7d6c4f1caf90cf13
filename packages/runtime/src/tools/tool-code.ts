/** Code of the developers' tools, a single chunk that is loaded by the first call. */
export { debugPage } from './debug-page.ts';
export { inspectPage } from './inspect-page.ts';
