import jQuery from 'jquery';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { productTabs } from '../../../../../fixtures/cms/markup/product-tabs.ts';
import { liveTabs } from '../../testing/live-tabs.ts';
import { closePage } from '../../testing/open-island.ts';

const markup = () => productTabs(productCalled('hedgerow-fly-mask'));

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

/** Opens a product's tabs at an address, and waits for their event. */
async function open(address = '/', before = '') {
  history.replaceState(null, '', address);
  const listener = vi.fn();
  document.body.addEventListener('init', listener);
  const live = await liveTabs(`${before}${markup()}`);
  if (!before.includes('wc-single-product-js')) await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  document.body.removeEventListener('init', listener);
  const shownPanes = () => live.panes.flatMap(({ style }, index) => (style.display === 'none' ? [] : [index]));
  const activeItems = () =>
    [...document.querySelectorAll('.wc-tabs > li')].flatMap((item, index) =>
      item.classList.contains('active') ? [index] : [],
    );
  const press = (index: number, key: string) =>
    live.titles[index]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return { ...live, shownPanes, activeItems, press };
}

const only = (index: number) => [[index], [index], [index]];

describe('the tabs of a product', () => {
  it('open the first one, show it as the shop’s script does, and follow clicks without changing the address', async () => {
    const { titles, selected, shownPanes, activeItems } = await open('/product/mask/');
    expect([selected(), shownPanes(), activeItems()]).toEqual(only(0));
    expect(titles.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    titles[1]?.click();
    expect([selected(), shownPanes(), activeItems()]).toEqual(only(1));
    expect(location.hash).toBe('');
  });

  it.each([
    ['#reviews', 2],
    ['#tab-reviews', 2],
    ['#tab-additional_information', 1],
    ['#comments', 2],
    ['#comment-77', 2],
    ['#elsewhere', 0],
    ['comment-page-2/', 2],
    ['?cpage=2', 2],
  ])('%s opens tab %i', async (address, index) => {
    const { selected, shownPanes, activeItems } = await open(`/product/mask/${address}`);
    await vi.waitFor(() => expect([selected(), shownPanes(), activeItems()]).toEqual(only(index)));
  });

  it('open by a link to the reviews, again and again', async () => {
    const { titles, selected } = await open('/', '<a class="woocommerce-review-link" href="#reviews">Reviews</a>');
    for (const _time of ['once', 'again']) {
      document.querySelector<HTMLElement>('.woocommerce-review-link')?.click();
      expect(selected()).toEqual([2]);
      titles[0]?.click();
      expect(selected()).toEqual([0]);
    }
  });

  it('move the focus by arrows, and open by Enter and Space', async () => {
    const { titles, selected, press } = await open();
    titles[0]?.focus();
    press(0, 'ArrowRight');
    expect([document.activeElement, selected()]).toEqual([titles[1], [0]]);
    press(1, 'Enter');
    expect(selected()).toEqual([1]);
    press(2, ' ');
    expect(selected()).toEqual([2]);
  });

  it('show the open tab again on init of other scripts, whatever the shop’s own script does then', async () => {
    vi.stubGlobal('jQuery', jQuery);
    const { root, titles, selected, shownPanes, activeItems } = await open();
    jQuery(document.body).on('init.shop', '.woocommerce-tabs', () => {
      for (const panel of document.querySelectorAll<HTMLElement>('.wc-tab')) panel.style.display = 'none';
      for (const item of document.querySelectorAll('.wc-tabs > li')) item.classList.remove('active');
      document.querySelector('.wc-tabs > li')?.classList.add('active');
      titles[0]?.setAttribute('aria-selected', 'true');
      titles[1]?.setAttribute('aria-selected', 'false');
    });
    titles[1]?.click();
    if (root) jQuery(root).trigger('init');
    expect(activeItems()).toEqual([0]);
    await vi.waitFor(() => expect([selected(), shownPanes(), activeItems()]).toEqual(only(1)));
    jQuery(document.body).off('init.shop');
  });

  it('are not clicked on an init that changes nothing, as that of rating stars in a pane', async () => {
    const { panes } = await open();
    const listener = vi.fn();
    document.addEventListener('click', listener);
    panes[2]?.dispatchEvent(new Event('init', { bubbles: true }));
    await Promise.resolve();
    document.removeEventListener('click', listener);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keep an address that names a place in the open pane, until another tab is opened', async () => {
    const { root, titles, selected, activeItems } = await open('/product/mask/#reviews');
    titles[2]?.parentElement?.classList.remove('active');
    root?.dispatchEvent(new Event('init', { bubbles: true }));
    await Promise.resolve();
    expect(activeItems()).toEqual([2]);
    titles[2]?.click();
    expect([selected(), location.hash]).toEqual([[2], '#reviews']);
    titles[0]?.click();
    expect([selected(), location.hash]).toEqual([[0], '']);
  });

  it('emit nothing that would make the shop’s own script start again', async () => {
    const listener = vi.fn();
    document.body.addEventListener('init', listener);
    const { selected } = await open('/#comment-77', '<script id="wc-single-product-js" type="text/plain"></script>');
    await vi.waitFor(() => expect(selected()).toEqual([2]));
    expect(listener).not.toHaveBeenCalled();
    document.body.removeEventListener('init', listener);
  });

  it('are the links alone where a theme’s old template makes tabs of their items, too', async () => {
    const item = /<li role="presentation"(.*?)>\s*<a (href="#(.*?)") role="tab" aria-controls=".*?">/g;
    const { titles } = await liveTabs(String(markup()).replaceAll(item, '<li role="tab" aria-controls="$3"$1><a $2>'));
    expect(titles.map(({ localName }) => localName)).toEqual(['a', 'a', 'a']);
    expect(document.querySelectorAll('li[aria-controls]')).toHaveLength(0);
  });

  it('restore the shop’s markup on release', async () => {
    const { root, titles } = await open();
    titles[1]?.click();
    const printed = document.createElement('div');
    printed.innerHTML = String(markup());
    root?.remove();
    await vi.waitFor(() => expect(root?.hasAttribute('data-island-state')).toBe(false));
    expect(root?.isEqualNode(printed.firstElementChild), root?.outerHTML).toBe(true);
  });
});
