import { type HtmlOptions, replaceHtml } from '@stirrup/cms';
import { warn } from '@stirrup/runtime';
import type { Fragments } from './cart-copy.ts';
import { CODE } from './contract.ts';

/**
 * Merges the server's fragments into the page: every match of every selector becomes the HTML (woocommerce.md §2.4).
 * Unchanged items keep their nodes.
 */
export function applyFragments(fragments: Fragments, options: HtmlOptions = {}): void {
  for (const [selector, html] of Object.entries(fragments)) {
    // Like jQuery's `replaceWith()`, which runs a script once, however many elements become the HTML.
    let scripts = options.scripts ?? 'inert';
    for (const element of findTargets(selector)) {
      // A match inside another match was replaced with it.
      if (!element.isConnected) continue;
      // Two equal adds have equal scripts: the second one is to run, too, so the merge must not find the first.
      if (scripts === 'run') for (const script of element.querySelectorAll(CODE)) script.remove();
      replaceHtml(element, html, { ...options, scripts });
      scripts = 'inert';
    }
  }
}

function findTargets(selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    warn(`the fragment "${selector}" is no CSS selector; it is left out`);
    return [];
  }
}
