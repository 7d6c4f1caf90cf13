import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Defines `axe` in a page. */
export const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  /** Global defined by the injected source. */
  var axe: typeof import('axe-core');
}

/** Rules that depend on layout or colours: only these can change in markup that has passed the others. */
export const LAYOUT_RULES: RunOptions = {
  runOnly: [
    'color-contrast',
    'target-size',
    'scrollable-region-focusable',
    'region',
    'landmark-unique',
    'heading-order',
  ],
};

/** A violation of one rule. */
export interface AxeViolation {
  readonly rule: string;
  readonly help: string;
  /** Markup of the violating elements. */
  readonly elements: readonly string[];
}

/** The link of the builder's mini cart, in every header: its printed name lacks its text (bricks-dynamic.md §8.4). */
export const isPrintedCartLink = (rule: string, html: string) =>
  rule === 'label-content-name-mismatch' && /^<a\b[^>]* class="mini-cart-link/.test(html);

/**
 * The violations that axe finds in the page, or in a part of it, except the printed name of the header's cart link, which its
 * island may not have replaced yet. Works under any CSP. Waits for transitions and for animations that end, since a colour
 * between two has no contrast that anybody reads.
 *
 * @example
 * ```ts
 * expect(await axe(page, '.brxe-tabs')).toEqual([]);
 * ```
 */
export async function axe(page: Page, selector = 'body', options: RunOptions = {}): Promise<readonly AxeViolation[]> {
  // Injected only once, because that takes longer than a run.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  const found: readonly AxeViolation[] = await page.evaluate(
    async ([within, chosen]) => {
      const ending = document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      // One is cancelled when its element goes.
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const results = await globalThis.axe.run(within, { resultTypes: ['violations'], ...chosen });
      return results.violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        elements: nodes.map(({ html }) => html),
      }));
    },
    [selector, options] as const,
  );
  return found.flatMap((violation) => {
    const elements = violation.elements.filter((html) => !isPrintedCartLink(violation.rule, html));
    return elements.length > 0 ? [{ ...violation, elements }] : [];
  });
}
