import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { AXE_SOURCE, LAYOUT_RULES } from '../support/axe.ts';
import { lastingPage, openPage, takeConsole } from '../support/browser.ts';
import { CARELESS } from './careless-page.ts';
import { openForInspection, prepareInspection } from './inspect-page.ts';
import { demoPaths } from './paths.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

/** All rules, including best practices, and target size, which is off by default. */
const ALL: RunOptions = { rules: { 'target-size': { enabled: true } } };
const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

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
  'label-content-name-mismatch': /class="(mini-cart-link|showcoupon|coupon-toggle|login-toggle)|class="showcoupon"/,
  // Selects in lists of products, whose labels are options (swatches-and-others.md §1.12).
  'select-name': /data-show_option_none/,
};

async function faultsOf(page: Page, what: string, options: RunOptions): Promise<readonly string[]> {
  const found = await page.evaluate(async (chosen) => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...chosen });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })));
  }, options);
  return found.filter(({ id, html }) => !PRINTED[id]?.test(html)).map(({ id, html }) => `${what}: ${id} ${html}`);
}

/** Violations on a wide screen and on a phone, in both colour schemes. */
async function inspect(page: Page): Promise<readonly string[]> {
  const wide = await faultsOf(page, 'wide', ALL);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsOf(page, 'wide, dark', COLOURS);
  await page.setViewportSize(PHONE);
  const darkPhone = await faultsOf(page, 'phone, dark', COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  const phone = await faultsOf(page, 'phone', LAYOUT_RULES);
  await page.setViewportSize(WIDE);
  return [...wide, ...dark, ...darkPhone, ...phone];
}

describe('axe, on every page of the demo', async () => {
  let page: Page;
  beforeAll(async () => {
    page = await lastingPage({ baseURL: inject('shop') });
    await prepareInspection(page);
    await page.addInitScript(AXE_SOURCE);
  });

  it.each(await demoPaths())('finds nothing: %s', async (path) => {
    await openForInspection(page, path);
    expect(await inspect(page)).toEqual([]);
    takeConsole(page);
  });
});

it('finds what is wrong with a careless page', async () => {
  const page = await openPage(CARELESS, { prepare: (opened) => opened.addInitScript(AXE_SOURCE) });
  const faults = (await inspect(page)).join('\n');
  for (const fault of [
    'wide: target-size',
    'wide: color-contrast',
    'wide: heading-order',
    'wide, dark: color-contrast',
    'phone: target-size',
  ]) {
    expect(faults).toContain(fault);
  }
});
