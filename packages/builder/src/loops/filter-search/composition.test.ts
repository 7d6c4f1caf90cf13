import { afterEach, expect, it } from 'vitest';
import { closeSearch, openSearch, search } from '../../testing/search-page.ts';

afterEach(closeSearch);

it('ignores letters that are not the word yet', async () => {
  document.documentElement.lang = 'ja';
  const { calls, type, wait, press, field } = await openSearch(search());
  type('にほん', { isComposing: true });
  await wait(5000);
  // The second is Safari's, which follows the composition.
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
  expect(calls).toHaveLength(0);
  field.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await wait(500);
  expect(calls).toHaveLength(1);
  expect(await press(field, 'a')).toBe(false);
});

it('puts off a search while such letters are composed', async () => {
  document.documentElement.lang = 'zh-TW';
  const { calls, sent, type, wait, field } = await openSearch(search());
  type('乗馬用');
  await wait(400);
  type('乗馬用k', { isComposing: true });
  await wait(5000);
  expect(calls).toHaveLength(0);
  type('乗馬用鞍', { isComposing: true });
  field.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await wait(500);
  expect(sent()['selectedFilters']).toEqual({ finder: '乗馬用鞍' });
});

it.each(['', 'en-GB', 'ko-KR'])(
  'searches for a word that a keyboard composes as it is typed, in “%s”',
  async (lang) => {
    document.documentElement.lang = lang;
    const { calls, sent, type, wait, field, icon } = await openSearch(search());
    for (const term of ['r', 'ru', 'rug']) {
      type(term, { isComposing: true });
      await wait(499);
    }
    expect([calls.length, icon.classList.contains('brx-show')]).toEqual([0, true]);
    await wait(1);
    expect([calls.length, sent()['selectedFilters']]).toEqual([1, { finder: 'rug' }]);
    field.dispatchEvent(new Event('compositionend', { bubbles: true }));
    await wait(500);
    expect(calls).toHaveLength(1);
  },
);
