import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityTree } from '../../../../../e2e/support/accessibility-tree.ts';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const PAD = '/product/paddock-saddle-pad/';
const MASK = '/product/hedgerow-fly-mask/';
const MAKERS = [
  ['the plugin', PAD],
  ['the builder', `/builder${PAD}`],
  ['ours', `${PAD}?swatches=stirrup`],
] as const;

const LISTS = '.variable-items-wrapper, .bricks-variation-swatches, [data-island="swatches"]';
const item = (value: string) => `.variations :is(li, button)[data-value="${value}"]`;
const colour = (page: Page) => page.inputValue('select[name="attribute_pa_colour"]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-value'));
const ariaStates = (page: Page, value: string) =>
  page
    .locator(item(value))
    .evaluate((element) => [element.getAttribute('aria-checked'), element.getAttribute('aria-disabled')]);

/** Opens a product's page and waits until its form and all swatches are ready. */
async function open(path: string, options: Parameters<typeof withShop>[1] = {}): Promise<Page> {
  const page = await withShop(path, options);
  await page.waitForFunction((lists) => {
    const roots = [...document.querySelectorAll(lists)];
    return roots.length > 0 && roots.every((root) => root.getAttribute('data-island-state') === 'ready');
  }, `.variations_form, ${LISTS}`);
  await page.waitForSelector('.single_add_to_cart_button.disabled');
  return page;
}

describe.each(MAKERS)('swatches of %s', (_, path) => {
  it('choose by mouse, show available options, and are one tab stop each, in which arrow keys choose', async () => {
    const page = await open(path);
    await page.click(item('chestnut'));
    expect(await colour(page)).toBe('chestnut');
    expect(await ariaStates(page, 'chestnut')).toEqual(['true', null]);
    expect(await ariaStates(page, 'wave')).toEqual(['false', 'true']);
    expect(await axe(page, '.variations')).toEqual([]);
    await page.click(item('wave'), { force: true });
    expect(await page.inputValue('select[name="attribute_pa_quilting"]')).toBe('');
    await page.click('.reset_variations');
    expect(await ariaStates(page, 'chestnut')).toEqual(['false', null]);
    expect(await focused(page)).toBe('bay');

    await page.focus(item('bay'));
    await page.keyboard.press('ArrowRight');
    expect([await focused(page), await colour(page)]).toEqual(['grey', 'grey']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    expect([await focused(page), await colour(page)]).toEqual(['navy-cream', 'navy-cream']);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('diamond');
    await page.keyboard.press('Enter');
    expect(await ariaStates(page, 'diamond')).toEqual(['true', null]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.inputValue('select[name="attribute_size"]')).toBe('Full');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('navy-cream');
  });

  it('choose by touch, in the dark, from right to left', async () => {
    const page = await open(`${path}${path.includes('?') ? '&' : '?'}direction=rtl`, {
      context: { colorScheme: 'dark', hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } },
    });
    await page.tap(item('chestnut'));
    expect(await axe(page, '.variations')).toEqual([]);
    await page.tap(item('navy'));
    expect(await colour(page)).toBe('navy');
    expect(await ariaStates(page, 'navy')).toEqual(['true', null]);
  });
});

it.each(MAKERS)('expose their names and states once: swatches of %s', async (_, path) => {
  const page = await open(path);
  await page.focus(item('bay'));
  await page.keyboard.press('ArrowRight');
  expect(await colour(page)).toBe('grey');
  const radios = (await accessibilityTree(page, '.variations')).filter((line) => line.startsWith('radio '));
  expect(radios).toEqual(expect.arrayContaining(['radio "Dapple grey" checked=true', 'radio "Bay" checked=false']));
  expect(radios.filter((line) => line.includes('description='))).toEqual([]);
  // The focused radio button announces its state itself.
  expect(
    await page.$$eval('[role="status"], [role="alert"]', (all) =>
      all.map(({ textContent }) => textContent.trim()).join(''),
    ),
  ).toBe('');
});

it('follow the reading direction by arrow keys', async () => {
  const page = await open(`${MASK}?direction=rtl`);
  await page.focus(item('bay'));
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('grey');
});

it('leave radio buttons to the browser', async () => {
  const page = await open(`${PAD}?wvs=clear_on_reselect`);
  const chosen = () => page.inputValue('select[name="attribute_piping"]');
  await page.click('label:has-text("Single")');
  expect(await chosen()).toBe('Single');
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe('Double');
  expect(await page.isChecked('input[type="radio"][value="Double"]')).toBe(true);
  await page.keyboard.press('Enter');
  expect(await chosen()).toBe('');
  expect(new URL(page.url()).pathname).toBe(PAD);
  await page.keyboard.press('Space');
  expect(await chosen()).toBe('Double');
  await page.click('label:has-text("Double")');
  expect(await chosen()).toBe('');
  expect(await page.locator('input[type="radio"]:checked').count()).toBe(0);
});

it('shows long lists whole on request, and focuses the first hidden item', async () => {
  const page = await open(`${PAD}?limit=yes`);
  expect(await page.isVisible(item('burgundy'))).toBe(false);
  expect(await axe(page, '.variations')).toEqual([]);
  await page.click('.woo-variation-swatches-variable-item-more a');
  expect(await page.isVisible(item('burgundy'))).toBe(true);
  expect(await focused(page)).toBe('burgundy');
  expect(await page.locator('.woo-variation-swatches-variable-item-more').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await colour(page)).toBe('navy-cream');
});

it('stands in named groups', async () => {
  const page = await open(`${PAD}?groups=yes`);
  const groups = page.locator('.group-variable-item-wrapper[role="group"]');
  await groups.first().waitFor();
  expect(await groups.evaluateAll((lists) => lists.map((list) => list.getAttribute('aria-label')))).toEqual([
    'Horse colours',
    'Yard colours',
    'Two colours',
  ]);
  await page.focus(item('chestnut'));
  await page.keyboard.press('ArrowRight');
  expect(await colour(page)).toBe('navy');
  expect(await axe(page, '.variations')).toEqual([]);
});

it('clears the other choices if the page allows conflicting ones', async () => {
  const page = await open(`${PAD}?wvs=deselect_unavailable`);
  await page.click(item('chestnut'));
  await page.click(item('wave'));
  expect(await colour(page)).toBe('');
  expect(await ariaStates(page, 'wave')).toEqual(['true', null]);
  expect(await ariaStates(page, 'chestnut')).toEqual(['false', null]);
});

it('shows and announces remaining stock and sold-out items', async () => {
  const page = await open(`${MASK}?wvs=show_variation_stock,clickable_out_of_stock`);
  await page.click(item('bay'));
  expect(await page.getAttribute(`${item('Pony')} .wvs-stock-left-info`, 'data-wvs-stock-info')).toBe('4 left');
  expect(await page.getAttribute(item('Pony'), 'aria-label')).toBe('Pony 4 left');
  expect(await page.getAttribute(item('Cob'), 'aria-label')).toContain('(Unavailable)');
  await page.click(item('Cob'));
  expect(await page.textContent('.single_variation .stock')).toContain('Out of stock');
  expect(await axe(page, '.variations')).toEqual([]);
});

/** Opens a page whose commercial options stay on their way until `deliver` is called. */
async function openSlowly(path: string) {
  const page = await open(path);
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/follow-pro-options-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest('**/follow-pro-options-*.js');
  await page.goto(path);
  await requested;
  return { page, deliver };
}

it('shows a long list whole that was asked to while the commercial options are on their way', async () => {
  const { page, deliver } = await openSlowly(`${PAD}?limit=yes`);
  await page.waitForSelector(`${item('burgundy')}[role="radio"]`, { state: 'attached' });
  await page.click('.woo-variation-swatches-variable-item-more a');
  expect(await page.isVisible(item('burgundy'))).toBe(false);
  deliver();
  await page.locator(item('burgundy')).waitFor();
  expect(await focused(page)).toBe('burgundy');
});

it('catches up with a choice that is made while the commercial options are on their way', async () => {
  const { page, deliver } = await openSlowly(`${MASK}?wvs=show_variation_stock,enable_linkable_url`);
  await page.click(item('bay'));
  await page.waitForSelector(`${item('bay')}[aria-checked="true"]`);
  expect(await page.locator('[data-wvs-stock-info="4 left"]').count()).toBe(0);
  deliver();
  await page.waitForSelector(`${item('Pony')}[aria-label="Pony 4 left"]`);
  expect(new URL(page.url()).searchParams.get('attribute_pa_colour')).toBe('bay');
});

it('leaves all options available if each variation is a request', async () => {
  const page = await open(`${MASK}?data=request`);
  await page.click(item('zebra'));
  expect(await ariaStates(page, 'Pony')).toEqual(['false', null]);
  await page.click(item('Cob'));
  await page.waitForSelector('.single_variation .stock');
  await page.click(item('Pony'));
  await page.waitForSelector('.variations_form [role="alert"]:has-text("no products matched")');
  expect(await ariaStates(page, 'Pony')).toEqual(['true', null]);
});

it.each(MAKERS)('load failed code again at the next click: swatches of %s', async (_, path) => {
  const page = await withShop(path, { prepare: (fresh) => withoutCode(fresh, codeOf('swatches')) });
  await page.waitForSelector(`:is(${LISTS})[data-island-state="failed"]:has([data-value="bay"])`);
  await page.unroute(codeOf('swatches'));
  await page.click(item('bay'));
  await expect.poll(() => colour(page)).toBe('bay');
  expect(await ariaStates(page, 'bay')).toEqual(['true', null]);
  takeFailedRequests(page);
});

it('comes to life in content that is put in later, each list in its own form', async () => {
  const page = await open(MASK);
  await page.evaluate(() => {
    const form = document.querySelector('.variations_form');
    const copy = document.createElement('div');
    copy.innerHTML = form?.outerHTML ?? '';
    for (const element of copy.querySelectorAll('[data-island-state]')) element.removeAttribute('data-island-state');
    form?.after(copy);
  });
  await page.waitForFunction(
    (lists) => document.querySelectorAll(`:is(${lists})[data-island-state="ready"]`).length === 4,
    LISTS,
  );
  await page.locator(item('grey')).nth(1).click();
  const values = page.locator('select[name="attribute_pa_colour"]');
  expect(await values.evaluateAll((selects) => selects.map((select) => Reflect.get(select, 'value')))).toEqual([
    '',
    'grey',
  ]);
});
