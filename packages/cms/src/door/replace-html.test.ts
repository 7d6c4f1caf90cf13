import { pageRegistry, READY_EVENT, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceHtml } from './replace-html.ts';

const row = (key: string, quantity = 1) => `
  <li class="woocommerce-mini-cart-item mini_cart_item">
    <a href="/cart/?remove_item=${key}" class="remove remove_from_cart_button" data-cart_item_key="${key}">×</a>
    <a href="/product/${key}/"><img src="/${key}.jpg" alt="">Product ${key}</a>
    <span class="quantity">${quantity} × 10</span>
  </li>`;
const cart = (...rows: string[]) => `<div class="widget_shopping_cart_content">
  <ul class="woocommerce-mini-cart cart_list">${rows.join('')}</ul>
  <p class="woocommerce-mini-cart__total total">Subtotal: ${rows.length}0</p>
  <p class="woocommerce-mini-cart__buttons buttons"><a href="/cart/">View cart</a></p>
</div>`;

const content = () => get('.widget_shopping_cart_content');
const get = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const removeLink = (key: string) => get(`[data-cart_item_key="${key}"]`);
const image = (key: string) => get(`[src="/${key}.jpg"]`);

function parsed(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  const [element] = template.content.children;
  if (!element) throw new Error('no element');
  return element;
}

beforeEach(() => {
  document.body.innerHTML = `<aside>${cart(row('a'), row('b'), row('c'))}</aside>`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('pictures that the server holds back anew', () => {
  const held = (name: string) =>
    `<img class="thumb bricks-lazy-hidden" src="data:," data-src="/${name}.jpg" data-srcset="/${name}.jpg 9w" alt="">`;

  it('stay, where the page shows them already, and wait where it does not', () => {
    document.body.innerHTML = '<aside><p><img class="thumb" src="/a.jpg" srcset="/a.jpg 9w" alt=""></p></aside>';
    const [shown, aside] = [get('img'), get('aside')];
    replaceHtml(aside, `<aside><p>${held('a')}</p><p>${held('b')}</p></aside>`);
    expect(get('img')).toBe(shown);
    expect(Array.from(document.querySelectorAll('img'), (one) => one.getAttribute('src'))).toEqual([
      '/a.jpg',
      'data:,',
    ]);
  });
});

describe('keyed reuse', () => {
  it('keeps every node of rows that did not change, and drops the row that went', () => {
    const kept = [content(), image('a'), removeLink('a'), image('c')];
    const gone = image('b');

    const [root] = replaceHtml(content(), cart(row('a'), row('c')));

    expect([root, image('a'), removeLink('a'), image('c')]).toEqual(kept);
    expect(root).toBe(kept[0]);
    expect(image('a')).toBe(kept[1]);
    expect(image('c')).toBe(kept[3]);
    expect(gone.isConnected).toBe(false);
    expect(content().isEqualNode(parsed(cart(row('a'), row('c'))))).toBe(true);
  });

  it('changes only the changed parts of a row', () => {
    const before = image('b');
    replaceHtml(content(), cart(row('a'), row('b', 4), row('c')));
    expect(image('b')).toBe(before);
    expect(get('li:nth-child(2) .quantity').textContent).toBe('4 × 10');
    expect(content().isEqualNode(parsed(cart(row('a'), row('b', 4), row('c'))))).toBe(true);
  });

  it('follows the order of the server', () => {
    const before = ['c', 'a', 'b'].map(image);
    replaceHtml(content(), cart(row('c'), row('a'), row('d'), row('b')));
    expect(['c', 'a', 'b'].map(image)).toEqual(before);
    expect(image('b')).toBe(before[2]);
    expect(content().isEqualNode(parsed(cart(row('c'), row('a'), row('d'), row('b'))))).toBe(true);
  });

  it('keeps a list through its last and first item', () => {
    const list = get('ul');
    replaceHtml(content(), cart(row('a')));
    expect(get('ul')).toBe(list);
    replaceHtml(content(), cart(row('a'), row('b')));
    expect(get('ul')).toBe(list);
  });

  it('keeps our state on a row that stays, and gives it to no other row', () => {
    for (const item of document.querySelectorAll('li')) item.setAttribute('aria-busy', 'true');
    replaceHtml(content(), cart(row('b', 2), row('x')));
    const [first, second] = document.querySelectorAll('li');
    expect(first?.getAttribute('aria-busy')).toBe('true');
    expect(second?.hasAttribute('aria-busy')).toBe(false);
  });

  it('copies attributes of a keyed element in the server’s notation', () => {
    document.body.innerHTML = '<b id="x" class="old" title="t" @click="a">1</b>';
    const before = get('#x');
    replaceHtml(before, '<b id="x" class="new" @click="b" data-y>1</b>');
    expect(get('#x')).toBe(before);
    expect(before.outerHTML).toBe('<b id="x" class="new" @click="b" data-y="">1</b>');
  });

  it('replaces an element whose attributes differ and that has no key', () => {
    document.body.innerHTML = '<span class="cart-count hide">0</span>';
    const before = get('.cart-count');
    const [after] = replaceHtml(before, '\n\t<span class="cart-count show">1</span>\n');
    expect(after).not.toBe(before);
    expect(document.body.innerHTML).toBe('<span class="cart-count show">1</span>');
  });

  it('corrects the value that a control shows', () => {
    document.body.innerHTML = '<p><input name="qty" value="2"><textarea>a</textarea></p>';
    const [input, area] = [get('input') as HTMLInputElement, get('textarea') as HTMLTextAreaElement];
    input.value = '9';
    area.value = 'typed';
    replaceHtml(get('p'), '<p><input name="qty" value="2"><textarea>a</textarea></p>');
    expect(get('input')).toBe(input);
    expect(input.value).toBe('2');
    expect(area.value).toBe('a');
  });

  it('accepts several elements, and none', () => {
    document.body.innerHTML = '<i></i>';
    expect(replaceHtml(get('i'), '<i>1</i> <i>2</i>')).toHaveLength(2);
    expect(document.body.innerHTML).toBe('<i>1</i> <i>2</i>');
    expect(replaceHtml(get('i'), '')).toEqual([]);
    expect(document.body.innerHTML).toBe(' <i>2</i>');
  });

  it('explains that an element without a parent cannot be replaced', () => {
    expect(() => replaceHtml(document.createElement('p'), '<p></p>')).toThrow(/^Stirrup: replaceHtml\(\)/);
  });
});

describe('islands', () => {
  it('releases removed islands while they are in place, finds new ones, and leaves the rest alone', () => {
    const log: string[] = [];
    vi.spyOn(pageRegistry(), 'release').mockImplementation((root) => {
      log.push(`release ${root.textContent?.includes('Product b')} ${root.isConnected}`);
    });
    vi.spyOn(pageRegistry(), 'find').mockImplementation((root) => {
      log.push(`find ${root.textContent?.includes('Product d')} ${root.isConnected}`);
    });
    replaceHtml(content(), cart(row('a'), row('d'), row('c')));
    expect(log).toEqual(['release true true', 'find true true']);
  });

  it('keeps an island whose markup did not change, and replaces one whose markup did, whole', () => {
    document.body.innerHTML = `<div><p id="1" ${STATE_ATTRIBUTE}="ready"><b>x</b></p><p id="2" ${STATE_ATTRIBUTE}="ready"><b>x</b></p></div>`;
    const [first, second] = document.querySelectorAll('p');
    const release = vi.spyOn(pageRegistry(), 'release');
    replaceHtml(get('div'), '<div><p id="1"><b>x</b></p><p id="2"><b>y</b></p></div>');
    const [firstNow, secondNow] = document.querySelectorAll('p');
    expect(firstNow).toBe(first);
    expect(firstNow?.getAttribute(STATE_ATTRIBUTE)).toBe('ready');
    expect(secondNow).not.toBe(second);
    expect(secondNow?.outerHTML).toBe('<p id="2"><b>y</b></p>');
    expect(release.mock.calls).toEqual([[second]]);
  });
});

describe('focus', () => {
  it('stays on the node that stays', () => {
    removeLink('c').focus();
    replaceHtml(content(), cart(row('b'), row('c')));
    expect(document.activeElement).toBe(removeLink('c'));
  });

  it('moves to the row that moved up, or to the last one', () => {
    removeLink('b').focus();
    replaceHtml(content(), cart(row('a'), row('c')));
    expect(document.activeElement).toBe(removeLink('c'));
    replaceHtml(content(), cart(row('a')));
    expect(document.activeElement).toBe(removeLink('a'));
  });

  it('finds the same control of a row by the key of the row', () => {
    document.body.innerHTML = `<div class="x">${cart(row('a'), row('b'))}</div>`;
    document.querySelectorAll<HTMLElement>('li a[href^="/product"]')[1]?.focus();
    replaceHtml(get('.x'), `<div class="y">${cart(row('n'), row('a'), row('b'))}</div>`);
    expect(document.activeElement).toBe(document.querySelectorAll('li a[href^="/product"]')[2]);
  });

  it('finds a replaced field by id or name, with its caret', () => {
    for (const attribute of ['id', 'name']) {
      document.body.innerHTML = `<p class="a"><input><input ${attribute}="coupon" value="SADDLE"></p>`;
      const field = get(`[${attribute}]`) as HTMLInputElement;
      field.focus();
      field.setSelectionRange(2, 4);
      replaceHtml(get('p'), `<p class="b"><input ${attribute}="coupon" value="SADDLE"></p>`);
      const successor = document.activeElement as HTMLInputElement;
      expect(successor).toBe(get(`[${attribute}]`));
      expect(successor).not.toBe(field);
      expect([successor.selectionStart, successor.selectionEnd]).toEqual([2, 4]);
    }
  });

  it('returns to a control that only its island makes one, once that is ready', () => {
    document.body.innerHTML = '<p class="a"><span tabindex="0">+</span></p>';
    get('span').focus();
    // The test's browser focuses any element.
    const focus = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => undefined);
    replaceHtml(get('p'), '<p class="b"><span>+</span></p>');
    expect(document.activeElement).toBe(document.body);
    document.body.dispatchEvent(new CustomEvent(READY_EVENT, { bubbles: true }));
    focus.mockRestore();
    get('p').dispatchEvent(new CustomEvent(READY_EVENT, { bubbles: true }));
    expect(document.activeElement).toBe(get('span'));
  });

  it('is not taken from somewhere else', () => {
    document.body.insertAdjacentHTML('beforeend', '<button>elsewhere</button>');
    get('button').focus();
    replaceHtml(content(), cart());
    expect(document.activeElement).toBe(get('button'));
  });
});

it('keeps scroll positions, also in replaced elements', () => {
  document.body.innerHTML = '<div class="a"><ul><li>1</li></ul></div>';
  get('ul').scrollTop = 40;
  replaceHtml(get('div'), '<div class="b"><ul><li>2</li></ul></div>');
  expect(get('ul').scrollTop).toBe(40);
});
