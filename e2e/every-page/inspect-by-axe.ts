import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { isPrintedCartLink, LAYOUT_RULES } from '../support/axe.ts';
import { WIDE } from './inspect-page.ts';

const PHONE = { width: 390, height: 800 };

/** All rules, including best practices, and target size, which is off by default. */
export const ALL: RunOptions = { rules: { 'target-size': { enabled: true } } };
export const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

/**
 * Violations in the CMS's own markup, which islands keep: its styles and scripts depend on these roles, names and
 * lists.
 */
const PRINTED: Readonly<Record<string, RegExp>> = {
  // Lists whose items are tabs, panes and titles (bricks-elements.md §10), and notices that are lists (woocommerce.md
  // §3.14). The body of an editor's frame has to be a text box, because it states whether it is required
  // (bricks-dynamic.md §6.2).
  'aria-allowed-role': /^<li class="tab-|^<ul class="woocommerce-error"|^<body id="tinymce"/,
  listitem: /<button type="button" class="stirrup-dismiss"/,
  // Controls with a name that differs from their text (woocommerce.md §3.14, bricks-dynamic.md §8.4).
  'label-content-name-mismatch': /class="(showcoupon|coupon-toggle|login-toggle)/,
  // Selects in lists of products, whose labels are options (swatches-and-others.md §1.12).
  'select-name': /data-show_option_none/,
};

/** The violations that axe finds in a page as it is; `what` names its state. */
export async function faultsOf(page: Page, what: string, options: RunOptions): Promise<readonly string[]> {
  const found = await page.evaluate(async (chosen) => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...chosen });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })));
  }, options);
  return found
    .filter(({ id, html }) => !isPrintedCartLink(id, html) && !PRINTED[id]?.test(html))
    .map(({ id, html }) => `${what}: ${id} ${html}`);
}

/**
 * The violations that axe finds on a wide screen in both colour schemes, and on a phone in the dark one: few styles of
 * phones have colours, and none of them only in the light scheme.
 */
export async function inspectByAxe(page: Page): Promise<readonly string[]> {
  const wide = await faultsOf(page, 'wide', ALL);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsOf(page, 'wide, dark', COLOURS);
  await page.setViewportSize(PHONE);
  const phone = await faultsOf(page, 'phone, dark', LAYOUT_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  return [...wide, ...dark, ...phone];
}
