import { afterEach, expect, it } from 'vitest';
import { appendAnswer, replaceByAnswer } from './show-answer.ts';
import { openQueryPage, type QueryPage } from './testing/query-page.ts';

let page: QueryPage;

afterEach(() => page.end.abort());

it('has the styles of the shown items only: the rules are by position', () => {
  page = openQueryPage();
  const show = (change: typeof appendAnswer, rules: string) => {
    change(page.query, { html: '<li class="brxe-abc123"></li>', popups: '', styles: `<style>${rules}</style>` });
    return [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  };
  expect(show(appendAnswer, 'i{--x:a}')).toEqual(['i{--x:a}']);
  expect(show(appendAnswer, 'i{--x:a}')).toEqual(['i{--x:a}']);
  expect(show(replaceByAnswer, '/* none */')).toEqual([]);
  expect(show(appendAnswer, 'i{--x:b}')).toEqual(['i{--x:b}']);
  expect(show(replaceByAnswer, 'i{--x:c}')).toEqual(['i{--x:c}']);
  expect(show(appendAnswer, 'i{--x:a}')).toEqual(['i{--x:c}', 'i{--x:a}']);
  page.end.abort();
  expect(document.querySelector('style')).toBe(null);
});
