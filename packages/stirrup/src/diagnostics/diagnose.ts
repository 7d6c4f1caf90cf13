/** Diagnostics of the script tag, a bundle of its own: `dist/browser/diagnostics.js`. */
export { diagnosePage as diagnose } from './diagnose-page.ts';
export { inspectMistakes as inspect } from './inspect-mistakes.ts';
