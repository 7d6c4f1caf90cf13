import { afterAll, afterEach } from 'vitest';
import { closeLastingPages, closePages } from './browser.ts';

// In a set-up file, which each test file runs anew: the modules that it imports are shared by all files of a worker.
afterEach(closePages);
afterAll(closeLastingPages);
