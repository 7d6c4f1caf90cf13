import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, emitted, printPage } from '../../testing/popup-page.ts';
import { the } from '../../testing/the.ts';
import { closePopup } from '../popups/close-popup.ts';
import { openPopup } from '../popups/open-popup.ts';
import { fetchingPopup } from './fixture.ts';

afterEach(closePage);

const answer = (html: string, more: object = {}) => ({
  html,
  styles: '<style>/* AJAX POPUP CSS */</style>',
  popups: [],
  ...more,
});
const box = () => the('.brx-popup-content');
const LOADED = ['bricks/ajax/popup/start', 'bricks/ajax/popup/end', 'bricks/ajax/popup/loaded', 'bricks/popup/open'];

it('fetches its content whenever it opens, for the page, with events in the builder’s order', async () => {
  const calls = await printPage(fetchingPopup(198));
  const opened = openPopup('198');
  await settle();
  expect([box().getAttribute('aria-busy'), box().querySelectorAll('.brx-loading-animation').length]).toEqual([
    'true',
    1,
  ]);
  expect(document.activeElement).toBe(box());
  expect(calls[0]?.url).toContain('/load_popup_content');
  expect(calls[0]?.body).toEqual({
    postId: '190',
    popupId: '198',
    nonce: 'b',
    popupContextId: false,
    popupContextType: 'post',
    isLooping: false,
    popupLoopId: false,
    queryElementId: false,
    lang: false,
    mainQueryId: false,
  });
  await calls[0]?.answer(answer('<h3>About</h3><a href="#x">Link</a>'));
  expect(await opened).toBe(true);
  expect(box().innerHTML).toBe('<h3>About</h3><a href="#x">Link</a>');
  expect([box().hasAttribute('aria-busy'), box().getAttribute('aria-label')]).toEqual([false, 'About']);
  expect(document.activeElement).toBe(the('a'));
  expect(emitted).toEqual(LOADED);
  closePopup('198');
  void openPopup('198');
  await settle();
  expect([calls.length, box().querySelector('a')]).toEqual([2, null]);
});

it('has the styles of its present content only', async () => {
  const calls = await printPage(fetchingPopup(198));
  const styleOf = async (index: number, styles: string) => {
    void openPopup('198', { contextId: String(index) });
    await settle();
    await calls[index]?.answer(answer('<i>Text</i>', { styles }));
    const style = getComputedStyle(the('.brx-popup-content i')).getPropertyValue('--x');
    closePopup('198');
    return style;
  };
  const [a, b] = ['a', 'b'].map((value) => `<style>i{--x:${value}}</style>`);
  expect(await styleOf(0, a ?? '')).toBe('a');
  expect(await styleOf(1, b ?? '')).toBe('b');
  expect(await styleOf(2, a ?? '')).toBe('a');
  expect(await styleOf(3, '')).toBe('');
});

it('ends a request that another one overtakes before that starts, and once', async () => {
  const calls = await printPage(fetchingPopup(198));
  void openPopup('198', { contextId: '1' });
  await settle();
  void openPopup('198', { contextId: '2' });
  await settle();
  await calls[0]?.answer(answer('<p>First</p>'));
  await calls[1]?.answer(answer('<p>Second</p>'));
  expect(box().textContent).toBe('Second');
  expect(emitted).toEqual([...LOADED.slice(0, 2), ...LOADED]);
});

it('keeps the focus in a popup without a backdrop while it tries again', async () => {
  const bare = String(fetchingPopup(198)).replace(/<div class="brx-popup-backdrop"[^>]*><\/div>/, '');
  const calls = await printPage(
    bare.replace('data-popup-ajax', 'data-popup-disable-auto-focus="true" data-popup-ajax'),
  );
  void openPopup('198');
  await settle();
  await calls[0]?.drop();
  the('[role="alert"] button').focus();
  the('[role="alert"] button').click();
  await settle();
  expect([document.querySelector('.brx-popup-backdrop'), document.activeElement]).toEqual([null, box()]);
});

it.each([
  [{ loopId: 'xloop1:1:post:39' }, { isLooping: true, popupLoopId: 'xloop1:1:post:39', queryElementId: 'xloop1' }],
  [{ loopId: 'loop:1:post:39' }, { isLooping: true, popupLoopId: false, queryElementId: false }],
  [{ loopId: 'xloop1:1' }, { isLooping: true, popupLoopId: false, queryElementId: false }],
  [
    { loopId: 'xloop1:1:post:39', contextId: '56' },
    { isLooping: true, popupContextId: '56', popupContextType: 'post', popupLoopId: false, queryElementId: false },
  ],
  [
    { contextId: '7', contextType: 'term' },
    { popupContextId: '7', popupContextType: 'term', isLooping: false },
  ],
  [{ contextType: 'term' }, { popupContextId: false, popupContextType: 'post' }],
])('requests the content of %o', async (options, expected) => {
  const calls = await printPage(fetchingPopup(261));
  void openPopup('261', options);
  await settle();
  expect(calls[0]?.body).toMatchObject(expected);
  const isOfLoop = 'loopId' in options;
  await calls[0]?.answer(answer('<p>Text</p>'));
  expect(the('.brx-popup-backdrop').getAttribute('data-query-loop-index')).toBe(isOfLoop ? '0' : null);
});

it.each([
  ['a cut connection', { drop: true }],
  ['an error page', { body: '<html>', status: 500 }],
  ['HTML for JSON', { body: '<html>' }],
  ['an empty body', { body: '' }],
  ['another shape', { body: '[]' }],
  ['the server’s refusal', { body: { html: '', styles: '', popups: [], error: 'Popup data not found' } }],
])(
  'says that the content did not come (%s), and tries again',
  async (_, { drop = false, body = '', status = 200 }: { drop?: boolean; body?: string | object; status?: number }) => {
    const calls = await printPage(fetchingPopup(198));
    void openPopup('198');
    await settle();
    await (drop ? calls[0]?.drop() : calls[0]?.answer(body, status));
    expect(the('[role="alert"]').textContent).toMatch(/\w.*Try again/);
    expect(document.activeElement).toBe(the('[role="alert"] button'));
    expect(emitted).toEqual(['bricks/ajax/popup/start', 'bricks/ajax/popup/end', 'bricks/popup/open']);
    the('[role="alert"] button').click();
    await settle();
    expect([document.querySelector('[role="alert"]'), document.activeElement]).toEqual([null, box()]);
    await calls[1]?.answer(answer('<p>Text</p>'));
    expect(box().textContent).toBe('Text');
    expect(emitted.slice(3)).toEqual(LOADED.slice(0, 3));
  },
);

it('renews its nonces once', async () => {
  const calls = await printPage(fetchingPopup(198));
  void openPopup('198');
  await settle();
  await calls[0]?.answer({ code: 'rest_cookie_invalid_nonce', message: '', data: { status: 403 } }, 403);
  await calls[1]?.answer({ success: true, data: { bricks_nonce: 'b2', rest_nonce: 'r2' } });
  expect(calls[2]?.body['nonce']).toBe('b2');
  await calls[2]?.answer(answer('<p>Text</p>'));
  expect([box().textContent, emitted]).toEqual(['Text', LOADED]);
});

it('counts only popups whose content was shown', async () => {
  const limited = String(fetchingPopup(198)).replace(
    'data-popup-ajax',
    `data-popup-limits='{"sessionStorage":1}' data-popup-ajax`,
  );
  const calls = await printPage(limited);
  void openPopup('198');
  await settle();
  await calls[0]?.drop();
  closePopup('198');
  expect(sessionStorage.length).toBe(0);
  void openPopup('198');
  await settle();
  await calls[1]?.answer(answer('<p>Text</p>'));
  expect(sessionStorage.getItem('brx_popup_198_total')).toBe('1');
});

it('sends one request for a double click, and shows the last one requested', async () => {
  const calls = await printPage(fetchingPopup(198));
  void openPopup('198', { contextId: '1' });
  void openPopup('198', { contextId: '1' });
  await settle();
  expect(calls).toHaveLength(1);
  void openPopup('198', { contextId: '2' });
  await settle();
  expect([calls.length, calls[0]?.signal?.aborted, box().querySelectorAll('.brx-loading-animation').length]).toEqual([
    2,
    true,
    1,
  ]);
  await calls[1]?.answer(answer('two'));
  await calls[0]?.answer(answer('one'));
  expect([box().textContent, box().hasAttribute('aria-busy')]).toEqual(['two', false]);
  expect(emitted.filter((name) => name === 'bricks/popup/open')).toHaveLength(1);
});

it('aborts a running request when it closes, also by Escape', async () => {
  const calls = await printPage(fetchingPopup(198));
  const opened = openPopup('198');
  await settle();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([await opened, calls[0]?.signal?.aborted]).toEqual([false, true]);
  expect(emitted).toEqual(['bricks/ajax/popup/start', 'bricks/popup/close', 'bricks/ajax/popup/end']);
});

it('adds the popups that its content opens, each once, and the classes of a quick view', async () => {
  const calls = await printPage(
    String(fetchingPopup(198)).replace('brxe-container', 'brxe-container brx-woo-quick-view old'),
  );
  void openPopup('198');
  await settle();
  await calls[0]?.answer(
    answer('<p>Text</p>', {
      popups: { 198: String(fetchingPopup(198)), 262: String(fetchingPopup(262)), 263: 7 },
      contentClasses: ['product', 'type-product', 7],
    }),
  );
  expect([...document.querySelectorAll('.brx-popup')].map(({ className }) => className.slice(-8))).toHaveLength(2);
  expect(box().className).toBe('brx-popup-content brxe-container brx-woo-quick-view product type-product');
  expect(document.body.classList.contains('woocommerce')).toBe(true);
  await vi.waitFor(() => expect(the('.brxe-popup-262').dataset['islandState']).toBe('claimed'));
  expect(await Promise.race([openPopup('262').then(() => 'opened'), settle().then(() => 'waits')])).toBe('waits');
  expect(calls[1]?.body['popupId']).toBe('262');
  document.body.className = '';
});
