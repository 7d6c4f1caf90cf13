import { expect, it } from 'vitest';
import { block } from './block.ts';

it('covers an area, marks it as busy, and restores it', () => {
  document.body.innerHTML = '<form class="cart"></form>';
  const area = document.body.querySelector('form') ?? document.body;
  const unblock = block(area, 'Please wait...');
  expect(area.getAttribute('aria-busy')).toBe('true');
  expect([...area.children].map(({ className, textContent }) => [className, textContent])).toEqual([
    ['blockUI blockOverlay', ''],
    ['blockUI blockMsg blockElement', 'Please wait...'],
  ]);
  unblock();
  expect(document.body.innerHTML).toBe('<form class="cart"></form>');
});
