import { MessageChannel } from 'node:worker_threads';

/** Adds a global of every browser that a test's document lacks. */
Object.assign(globalThis, { MessageChannel });
