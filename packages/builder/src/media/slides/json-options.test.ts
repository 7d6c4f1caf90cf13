import { expect, it } from 'vitest';
import { jsonOptions } from './json-options.ts';

const { parse } = jsonOptions<Record<string, unknown>>({});

it('keeps spaces, and reads words for true and false at any depth', () => {
  const printed = { keyboard: 'false', label: 'My slider here', breakpoints: { 478: { arrows: 'true', gap: '1 px' } } };
  expect(parse(JSON.stringify(printed))).toEqual({
    keyboard: false,
    label: 'My slider here',
    breakpoints: { 478: { arrows: true, gap: '1 px' } },
  });
});

it('drops counts that are none, and keeps all others', () => {
  const printed = {
    perPage: 0,
    perMove: 'x',
    speed: -1,
    interval: null,
    slidesPerView: 'auto',
    slidesPerGroup: '2',
    delay: 0,
    gap: 0,
  };
  expect(parse(JSON.stringify(printed))).toEqual({ slidesPerView: 'auto', slidesPerGroup: 2, delay: 0, gap: 0 });
});

it('keeps what becomes markup inside of its attribute', () => {
  const script = '"><img src=x onerror=alert(1)>';
  const printed = {
    classes: { arrow: `big ${script}`, prev: { next: script } },
    arrowPath: `M0 0${script}`,
    label: '"A"',
  };
  const inside = '><img src=x onerror=alert(1)>';
  const { arrowPath, classes } = {
    arrowPath: `M0 0${inside}`,
    classes: { arrow: `big ${inside}`, prev: { next: inside } },
  };
  expect(parse(JSON.stringify({ ...printed, breakpoints: { 478: printed } }))).toEqual({
    arrowPath,
    classes,
    label: '"A"',
    breakpoints: { 478: { arrowPath, classes, label: '"A"' } },
  });
});

it.each(['', '{', '[1]', 'null', '5', '"text"', undefined])('reads nothing in %j', (raw) => {
  expect(parse(raw)).toBeUndefined();
});
