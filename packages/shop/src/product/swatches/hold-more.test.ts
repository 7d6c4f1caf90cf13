import { expect, it, vi } from 'vitest';
import { holdMore } from './hold-more.ts';

/** A list with a "more" control, and the clicks that reach its page without being prevented. */
function openList(html: string) {
  document.body.innerHTML = html;
  const [control, link] = [document.querySelector('.more'), document.querySelector('a')];
  if (!(control instanceof HTMLElement) || !link) throw new Error('The markup lacks a control.');
  const followed = vi.fn();
  document.body.onclick = (event) => {
    if (!event.defaultPrevented) followed(event.target);
    event.preventDefault();
  };
  const release = holdMore([{ element: control }]);
  return { control, link, followed, release };
}

it.each(['<li class="more"><a href="/boots/">+2</a></li>', '<a class="more" href="/boots/">+2</a>'])(
  'repeats a press on the link itself: %s',
  (html) => {
    const { link, followed, release } = openList(html);
    link.click();
    link.click();
    expect(followed).not.toHaveBeenCalled();
    release();
    expect(followed.mock.calls).toEqual([[link]]);
  },
);

it('repeats a press on an icon in a link', () => {
  const { control, link, followed, release } = openList(
    '<li class="more"><a href="/boots/"><svg><path></path></svg></a></li>',
  );
  control.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  release();
  expect(followed.mock.calls).toEqual([[link]]);
});

it('follows no link that has left the page', () => {
  const { control, link, release } = openList('<a class="more" href="/boots/">+2</a>');
  const clicked = vi.fn((event: Event) => event.preventDefault());
  link.click();
  control.remove();
  link.addEventListener('click', clicked);
  release();
  expect(clicked).not.toHaveBeenCalled();
});
