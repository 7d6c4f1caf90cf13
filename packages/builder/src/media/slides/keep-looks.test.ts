import { afterEach, expect, it } from 'vitest';
import { the } from '../../testing/the.ts';
import { keepLooks } from './keep-looks.ts';

afterEach(() => document.body.replaceChildren());

it('restores what has left the slider, once, and all else at the end', () => {
  document.body.innerHTML = '<ul><li id="gone" class="a"></li><li id="left" style="color: red"></li></ul>';
  const [root, gone, left] = [the('ul'), the('#gone'), the('#left')];
  const { hold, releaseOutside, restore } = keepLooks(/^lib-/);
  for (const slide of [gone, left]) {
    hold(slide, 'lib-slide');
    slide.style.width = '1px';
  }
  gone.remove();
  releaseOutside(root);
  expect([gone.outerHTML, left.style.width]).toEqual(['<li id="gone" class="a"></li>', '1px']);
  gone.className = 'by somebody else';
  restore();
  expect([gone.className, left.outerHTML]).toEqual(['by somebody else', '<li id="left" style="color: red"></li>']);
});
