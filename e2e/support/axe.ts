import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Defines `axe` in a page. */
export const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  /** What the injected source defines in the page. */
  var axe: typeof import('axe-core');
}

/** Rules whose outcome depends on the room or the colours: all that can change in markup that the others have judged. */
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

/** One rule that the page breaks. */
export interface AxeViolation {
  readonly rule: string;
  readonly help: string;
  /** Markup of the elements at fault. */
  readonly elements: readonly string[];
}

/**
 * What axe finds wrong in the page, or in the part of it that a selector names. Works under any CSP.
 *
 * @example
 * ```ts
 * expect(await axe(page, '.brxe-tabs')).toEqual([]);
 * ```
 */
export async function axe(page: Page, selector = 'body', options: RunOptions = {}): Promise<readonly AxeViolation[]> {
  // Handing it over takes longer than a run.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ([within, chosen]) => {
      const results = await globalThis.axe.run(within, { resultTypes: ['violations'], ...chosen });
      return results.violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        elements: nodes.map(({ html }) => html),
      }));
    },
    [selector, options] as const,
  );
}
