/** The code of developers' tools, fetched as one by whoever calls one. */
export { debugPage } from './debug-page.ts';
export { inspectPage } from './inspect-page.ts';
