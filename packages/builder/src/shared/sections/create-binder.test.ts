import { expect, it } from 'vitest';
import { createBinder } from './create-binder.ts';

it('restores what a later call leaves out, and everything at the end', () => {
  const [first, second] = [document.createElement('a'), document.createElement('a')];
  first.setAttribute('aria-current', 'page');
  first.className = 'active other';
  const controller = new AbortController();
  const bind = createBinder<'current'>({ current: 'active' }, controller.signal);
  bind([
    [first, { 'aria-current': null, is: { current: false } }],
    [second, { 'aria-current': true, is: { current: true } }],
  ]);
  expect([first.outerHTML, second.outerHTML]).toEqual([
    '<a class="other"></a>',
    '<a aria-current="true" class="active"></a>',
  ]);
  bind([[second, { 'aria-current': true }]]);
  expect([first.className, first.getAttribute('aria-current')]).toEqual(['other active', 'page']);
  expect(second.outerHTML).toBe('<a aria-current="true"></a>');
  controller.abort();
  expect(second.outerHTML).toBe('<a></a>');
});
