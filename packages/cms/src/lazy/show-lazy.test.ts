import { expect, it } from 'vitest';
import { showLazy } from './show-lazy.ts';
import { sourceOf } from './source-of.ts';

function make<Kind extends Element = Element>(html: string): Kind {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.querySelector<Kind>('.bricks-lazy-hidden, [data-lazy], img');
  if (!element) throw new Error(`Nothing in ${html}.`);
  return element;
}
const attributesOf = (element: Element) =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));

it.each([
  [
    'a picture of the builder’s',
    '<img class="a bricks-lazy-hidden" src="data:," data-src="b.jpg" data-type="string" data-sizes="9px" data-srcset="b.jpg 9w" alt="B">',
    { class: 'a', src: 'b.jpg', 'data-type': 'string', sizes: '9px', srcset: 'b.jpg 9w', alt: 'B' },
  ],
  ['our own', '<img data-lazy data-src="b.jpg" src="data:," alt="">', { src: 'b.jpg', alt: '' }],
  [
    'an element that its class alone holds back',
    '<div class="brxe-block bricks-lazy-hidden"></div>',
    { class: 'brxe-block' },
  ],
  [
    'what shows already',
    '<img data-src="full.jpg" src="small.jpg" alt="">',
    { 'data-src': 'full.jpg', src: 'small.jpg', alt: '' },
  ],
  ['a video', '<video data-lazy data-src="a.webm" controls></video>', { src: 'a.webm', controls: '' }],
  [
    'a frame with code for an address',
    '<iframe data-lazy data-src="java&#10;script:alert(1)"></iframe>',
    { 'data-src': 'java\nscript:alert(1)' },
  ],
])('shows %s', (_, html, attributes) => {
  const element = make(html);
  showLazy(element);
  expect(attributesOf(element)).toEqual(attributes);
});

it('adds styles to those that are there, and leaves a slide’s to its slider', () => {
  const style = 'style="color: red" data-style="background-image: url(a.jpg)"';
  const [box, slide] = [
    make(`<div data-lazy ${style}></div>`),
    make(`<div data-lazy class="splide__slide" ${style}></div>`),
  ];
  for (const element of [box, slide]) showLazy(element);
  expect(box.getAttribute('style')).toMatch(/color: red;\s*background-image: url\("?a.jpg"?\)/);
  expect([box.hasAttribute('data-style'), slide.hasAttribute('data-style')]).toEqual([false, true]);
});

it('sets the addresses of the sources around a picture', () => {
  const image = make(
    '<picture><source data-srcset="wide.jpg" media="(min-width: 9px)"><img data-lazy data-src="b.jpg" alt=""></picture>',
  );
  showLazy(image);
  expect(image.previousElementSibling?.getAttribute('srcset')).toBe('wide.jpg');
});

it('returns a picture’s address even while it shows a placeholder', () => {
  expect(sourceOf(make<HTMLImageElement>('<img data-lazy src="data:," data-src="b.jpg" alt="">'))).toBe('b.jpg');
  expect(sourceOf(make<HTMLImageElement>('<img src="https://a.test/b.jpg" data-src="full.jpg" alt="">'))).toBe(
    'https://a.test/b.jpg',
  );
});
