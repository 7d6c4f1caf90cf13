import { afterEach, expect, it } from 'vitest';
import { appendAnswer, replaceByAnswer } from './show-answer.ts';
import { recordShown, shownPages } from './shown-pages.ts';
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

it('has the popups of the shown items only, those of loops in these among them, also when earlier ones come back', () => {
  const popup = (loop: string, item: string, text: string) =>
    `<div class="brx-popup" data-popup-loop="${loop}" data-popup-loop-id="${item}">${text}</div>`;
  const popups = (text: string) =>
    popup('abc123', 'abc123:0:post:7', `outer ${text}`) + popup('inside', 'inside:0:term:3:abc123:0', `inner ${text}`);
  page = openQueryPage();
  const foreign = popup('inside', 'inside:0:term:3:others:0', 'foreign');
  document.body.insertAdjacentHTML('beforeend', foreign + popups('printed'));
  const { base } = shownPages(page.query);
  const shown = () => [...document.querySelectorAll('.brx-popup')].map(({ textContent }) => textContent);
  for (const text of ['first', 'second']) {
    const answer = { html: '<li class="brxe-abc123"></li>', popups: popups(text), styles: '' };
    const { record } = recordShown(page.query, false);
    replaceByAnswer(page.query, answer);
    record(answer);
    expect(shown()).toEqual(['foreign', `outer ${text}`, `inner ${text}`]);
  }
  if (base.answer) replaceByAnswer(page.query, base.answer);
  expect(shown()).toEqual(['foreign', 'outer printed', 'inner printed']);
});
