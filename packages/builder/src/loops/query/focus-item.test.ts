import { afterEach, expect, test } from 'vitest';
import { focusItem } from './focus-item.ts';

afterEach(() => document.body.replaceChildren());

const buy = '<a href="/?add-to-cart=7" class="button add_to_cart_button ajax_add_to_cart">Add</a>';
const picture = '<a href="/saddle/" id="picture"><img alt=""></a>';

/** Puts an item on the page, focuses it, and returns a description of the focused element. */
function focused(html: string): string {
  document.body.innerHTML = html;
  const item = document.body.firstElementChild;
  if (item) focusItem(item);
  return document.activeElement?.id ?? '';
}

test.each([
  ['the link of its heading', `<li>${buy}${picture}<h3><a href="/saddle/" id="name">Saddle</a></h3></li>`, 'name'],
  ['a link around its heading', `<li>${picture}<a href="/saddle/" id="name"><h3>Saddle</h3></a>${buy}</li>`, 'name'],
  ['a link that leads somewhere', `<li>${buy}<p>New</p><a href="/saddle/" id="name">Saddle</a></li>`, 'name'],
  ['itself, where it is a link', '<a href="/saddle/" id="item"><h3>Saddle</h3></a>', 'item'],
  ['its heading', `<li><button>Look</button><h3 id="name">Saddle</h3>${buy}</li>`, 'name'],
  [
    'its heading before a link like a button',
    '<li><h3 id="name">A</h3><a class="button" href="/a/">Choose</a></li>',
    'name',
  ],
  ['itself', `<li id="item">${buy}<button>Look</button></li>`, 'item'],
  [
    'itself rather than what opens something',
    '<li id="item"><a href="/a/" data-interactions="[]">Look</a></li>',
    'item',
  ],
  [
    'no link that keys skip',
    '<li><a href="/a/" tabindex="-1">A</a><h3><a href="/a/" id="name">A</a></h3></li>',
    'name',
  ],
])('the focus of an item goes to %s', (_, html, expected) => expect(focused(html)).toBe(expected));

test('what the page itself lets be focused stays so', () => {
  expect(focused('<li id="item" tabindex="0">Saddle</li><button id="other">Other</button>')).toBe('item');
  document.getElementById('other')?.focus();
  expect(document.querySelector('li')?.tabIndex).toBe(0);
});
