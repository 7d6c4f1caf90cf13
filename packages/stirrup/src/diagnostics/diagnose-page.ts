import { ERROR_EVENT, pageRegistry, whenDomReady } from '@stirrup/runtime';
import { debugPage, pageAtRest } from '@stirrup/runtime/diagnostics';
import { findMistakes } from './find-mistakes.ts';
import { heldMistakes } from './held-mistakes.ts';
import type { Mistake, Report } from './mistake.ts';
import { watchHeld } from './watch-held.ts';

/** Delay in ms after a change of the page: islands first finish what they do. */
const DELAY = 500;

/** Longest delay in ms after a change, if others follow it. */
const LONGEST_DELAY = 5000;

/**
 * Outlines and measures islands, and writes each mistake on the page to the console once, with its element: when the
 * page is at rest, and after changes of it. Once per page, for all bundles.
 */
export function diagnosePage(): void {
  pageRegistry().shared('stirrup/diagnostics', () => {
    const report = reporter();
    const check = () => {
      for (const { rule, element, message } of findMistakes()) report(rule, element, message);
    };
    debugPage();
    whenDomReady(() => watchHeld(report));
    void pageAtRest().then(() => setTimeout(() => checkOnChange(check), DELAY));
  });
}

/** Checks now, and after each change; one check for changes in quick succession. */
function checkOnChange(check: () => void): void {
  check();
  // For tests, and for whoever wonders whether there is nothing to report.
  performance.mark('stirrup:diagnosed');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChange: number | undefined;
  const checkLater = () => {
    const now = performance.now();
    firstChange ??= now;
    clearTimeout(timer);
    // A page that never rests is looked through all the same.
    timer = setTimeout(checkNow, Math.min(DELAY, firstChange + LONGEST_DELAY - now));
  };
  const checkNow = () => {
    firstChange = undefined;
    check();
  };
  new MutationObserver(checkLater).observe(document, { childList: true, subtree: true });
  document.addEventListener(ERROR_EVENT, checkLater);
}

/** Writes each mistake once per element. */
function reporter(): Report {
  const reported = new WeakMap<Element, Set<string>>();
  return (rule, element, message) => {
    const mistake: Mistake = { rule, element, message };
    const lines = reported.get(element) ?? new Set();
    const line = `Stirrup [${rule}]: ${message}`;
    if (lines.has(line)) return;
    reported.set(element, lines.add(line));
    if (rule === 'held-long') heldMistakes().push(mistake);
    console.warn(line, element);
  };
}
