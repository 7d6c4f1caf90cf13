import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';

const MASK = '/product/hedgerow-fly-mask/';
const PAD = '/product/paddock-saddle-pad/';
const LISTS = '.variable-items-wrapper';
const item = (value: string) => `.variations li[data-value="${value}"]`;
const colour = (page: Page) => page.inputValue('select[name="attribute_pa_colour"]');
const picture = (page: Page) => page.getAttribute('.woocommerce-product-gallery .wp-post-image', 'src');

/** Waits until a page's form and lists are ready, and the replacement of the plugin's script. */
async function allUp(page: Page): Promise<Page> {
  await page.waitForFunction((lists) => {
    const roots = [...document.querySelectorAll(`.variations_form, ${lists}`)];
    return roots.length > 1 && roots.every((root) => root.getAttribute('data-island-state') === 'ready');
  }, LISTS);
  await page.waitForSelector('.variations_form.wvs-loaded');
  await page.waitForSelector('.single_add_to_cart_button.disabled');
  return page;
}
const open = async (path: string, options: Parameters<typeof withShop>[1] = {}) => allUp(await withShop(path, options));

/** Collects calls whose address contains a text. */
function calls(page: Page, text: string): string[] {
  const list: string[] = [];
  page.on('request', (request) => request.url().includes(text) && list.push(request.url()));
  return list;
}

describe('the address', () => {
  it('names the choice, and the choice follows the address', async () => {
    const page = await open(`${MASK}?wvs=enable_linkable_url`);
    const search = () => new URL(page.url()).searchParams;
    await page.click(item('bay'));
    await page.waitForURL(/attribute_pa_colour=bay/);
    expect(search().get('wvs')).toBe('enable_linkable_url');
    await page.evaluate(() => history.pushState(null, '', `${location.pathname}?attribute_pa_colour=grey`));
    await page.goBack();
    expect(await colour(page)).toBe('bay');
    await page.goForward();
    await page.waitForFunction(() => document.querySelector('li[data-value="grey"][aria-checked="true"]'));
    expect(await colour(page)).toBe('grey');
    await page.click('.reset_variations');
    expect(search().has('attribute_pa_colour')).toBe(false);
  });

  it('leaves what the page preselects alone when a link leads to a place on the page', async () => {
    const page = await open('/product/jubilee-browband/?wvs=enable_linkable_url');
    const chosen = () =>
      page.locator('.variations select').evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')));
    const printed = await chosen();
    expect(printed.some(Boolean)).toBe(true);
    await page.evaluate(() => {
      addEventListener('popstate', () => document.body.classList.add('gone'));
      location.hash = '#main';
    });
    await page.waitForSelector('body.gone');
    expect(await chosen()).toEqual(printed);
    await page.evaluate(() => history.pushState(null, '', `${location.pathname}?page=2`));
    await page.goBack();
    expect(await chosen()).toEqual(printed);
  });
});

describe('the preview of one attribute', () => {
  it.each([
    ['from the page’s list', 'embedded', 0],
    ['from the shop, once per value', 'request', 2],
  ] as const)('%s changes the picture', async (_, data, requested) => {
    const page = await withShop(`${PAD}?data=${data}&wvs=enable_single_variation_preview`);
    const previews = calls(page, 'single-product-preview');
    await allUp(page);
    const printed = await picture(page);
    const changed = (from: string | null) =>
      page.waitForFunction(
        (before) =>
          document.querySelector('.woocommerce-product-gallery .wp-post-image')?.getAttribute('src') !== before,
        from,
      );
    await page.click(item('racing-green'));
    await changed(printed);
    const green = await picture(page);
    await page.click(item('burgundy'));
    await page.waitForSelector(`${item('burgundy')}[aria-checked="true"]`);
    await page.click(item('racing-green'));
    await page.waitForFunction(
      (wanted) => document.querySelector('.woocommerce-product-gallery .wp-post-image')?.getAttribute('src') === wanted,
      green,
    );
    expect(previews).toHaveLength(requested);
    await page.click('.reset_variations');
    expect(await picture(page)).toBe(printed);
  });

  it('leaves the product’s picture where the shop fails', async () => {
    const page = await withShop(
      `${MASK}?data=request&wvs=enable_single_variation_preview&fault=500@single-product-preview`,
    );
    await allUp(page);
    const printed = await picture(page);
    const answer = page.waitForResponse((response) => response.url().includes('single-product-preview'));
    await page.click(item('grey'));
    expect((await answer).status()).toBe(500);
    expect(await picture(page)).toBe(printed);
    expect(await page.getAttribute(item('grey'), 'aria-checked')).toBe('true');
    expect(takeConsole(page)).toHaveLength(1);
  });
});

it('shows the remaining stock from the fetched list', async () => {
  const page = await withShop(`${MASK}?data=rest&wvs=show_variation_stock`, {
    // Addresses set the demo shop's switches.
    prepare: (fresh) =>
      fresh.route('**/single-product/*', (route) =>
        route.continue({ url: `${route.request().url()}&wvs=show_variation_stock` }),
      ),
  });
  const lists = calls(page, 'single-product/');
  await allUp(page);
  await page.waitForSelector('select[name="attribute_size"] option.attached', { state: 'attached' });
  await page.click(item('bay'));
  expect(await page.getAttribute(item('Pony'), 'aria-label')).toBe('Pony 4 left');
  expect(lists.length).toBeLessThanOrEqual(1);
});

it('keeps tooltips in the window, by pointer and by focus', async () => {
  const page = await open(MASK, { context: { viewport: { width: 390, height: 800 } } });
  const shift = (value: string) =>
    page.waitForFunction(
      (selector) => document.querySelector<HTMLElement>(selector)?.style.getPropertyValue('--horizontal-position'),
      item(value),
    );
  await page.hover(item('bay'));
  await shift('bay');
  await page.focus(item('bay'));
  await page.keyboard.press('ArrowRight');
  await shift('grey');
});

it('works where motion is unwelcome', async () => {
  const page = await open(MASK, { context: { reducedMotion: 'reduce' } });
  await page.click(item('bay'));
  expect(await colour(page)).toBe('bay');
});

describe('beside the plugin’s own script', () => {
  const did = (page: Page) => page.evaluate(() => Reflect.get(window, 'legacySwatches'));
  const choices = (page: Page) =>
    page.evaluate(() => {
      const counted = { changes: 0, selected: 0 };
      Reflect.set(window, 'counted', counted);
      document.addEventListener('change', ({ target }) => {
        if (target instanceof HTMLSelectElement) counted.changes += 1;
      });
      document.addEventListener('wvs-selected-item', () => {
        counted.selected += 1;
      });
    });
  const counted = (page: Page) => page.evaluate(() => Reflect.get(window, 'counted'));

  it.each(['before', 'after'] as const)('that came %s us chooses once, by mouse and by keys', async (order) => {
    const query = order === 'before' ? 'legacy=swatches' : 'legacy=jquery';
    const page = await open(`${MASK}?${query}&wvs=clear_on_reselect`);
    if (order === 'after') {
      await page.addScriptTag({ url: '/legacy/swatches.js' });
    }
    await choices(page);
    await page.click(item('bay'));
    expect(await colour(page)).toBe('bay');
    await page.focus(item('bay'));
    await page.keyboard.press('Enter');
    expect(await colour(page)).toBe('');
    await page.keyboard.press('Space');
    expect(await colour(page)).toBe('bay');
    expect(await did(page)).toMatchObject({ chosen: 0 });
    expect(await counted(page)).toEqual({ changes: 3, selected: 2 });
    expect(await page.getAttribute(item('bay'), 'aria-checked')).toBe('true');
  });

  it('requests each variation once', async () => {
    const page = await open(`${MASK}?legacy=swatches&data=request`);
    const requested = calls(page, 'get_variation');
    await page.click(item('bay'));
    await page.click(item('Pony'));
    await page.waitForSelector('.single_variation .price, .single_variation .stock');
    expect(requested).toHaveLength(1);
  });

  it('answers site code that calls the plugin’s function', async () => {
    const page = await open(`${MASK}?legacy=jquery`);
    const call = (command?: string) =>
      page.evaluate((word) => {
        const form = Reflect.get(window, 'jQuery')('.variations_form');
        return form.WooVariationSwatches(word).length;
      }, command);
    expect(await call('destroy')).toBe(1);
    await page.waitForSelector(`${LISTS}:not([data-island-state])`);
    expect(await call()).toBe(1);
    await allUp(page);
  });
});

describe.skipIf(!hasRecordings)('the recorded page', () => {
  it('comes to life, whatever its theme and plugins', async () => {
    const forms = ['classic-product-variable', 'bricks-product-variable', 'classic-product-swatches-outofstock'].map(
      (name) => /<form class="variations_form[\s\S]*?<\/form>/.exec(recordedPage(name))?.[0] ?? '',
    );
    const page = await openPage(forms.map((form) => `<div class="product">${form}</div>`).join(''), {
      entry: `import { start } from '@stirrup/runtime'; import { swatches } from '@stirrup/shop/swatches';
        import { variations } from '@stirrup/shop/variations'; start(variations, swatches);`,
    });
    const products = await page.locator('.product').all();
    expect(products).toHaveLength(3);
    for (const product of products) {
      await product.scrollIntoViewIfNeeded();
      await expect.poll(() => product.locator(`:is(${LISTS}):not([data-island-state="ready"])`).count()).toBe(0);
      const first = product.locator(`${LISTS} li[data-value]`).first();
      await first.click();
      await expect.poll(() => first.getAttribute('aria-checked')).toBe('true');
      const value = await first.getAttribute('data-value');
      expect(await product.locator('.variations select').first().inputValue()).toBe(value);
    }
  });
});
