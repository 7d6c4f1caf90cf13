import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '../package.json';
import { defineGlobal } from './define-global.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'stirrup');
});

it('offers version, inspect and addDialect', () => {
  defineGlobal();
  expect(globalThis.stirrup).toMatchObject({
    version,
    inspect: expect.any(Function),
    addDialect: expect.any(Function),
  });
});

it('keeps the functions of another copy, and adds missing ones', () => {
  const present = { version: '0.0.1', addDialect: vi.fn(), inspect: vi.fn(), more: 1 };
  globalThis.stirrup = present;
  defineGlobal();
  expect(globalThis.stirrup).toMatchObject(present);

  Reflect.set(globalThis, 'stirrup', { addDialect: present.addDialect });
  defineGlobal();
  expect(globalThis.stirrup).toMatchObject({ version, inspect: expect.any(Function), addDialect: present.addDialect });
});

it('is not taken in by an element with the id "stirrup"', () => {
  Reflect.set(globalThis, 'stirrup', document.createElement('div'));
  defineGlobal();
  expect(globalThis.stirrup).toEqual({ version, inspect: expect.any(Function), addDialect: expect.any(Function) });
});

describe('a `stirrup` of the page’s own', () => {
  const define = (descriptor: PropertyDescriptor) =>
    Object.defineProperty(globalThis, 'stirrup', { configurable: true, ...descriptor });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'stirrup');
  });

  it.each([
    ['a number', 5],
    ['a text', 'leather'],
    ['a function', () => 'leather'],
    ['settings', { cart: '/cart/' }],
    ['frozen settings', Object.freeze({ cart: '/cart/' })],
    ['a frozen list', Object.freeze([1])],
  ])('stays: %s', (_, value) => {
    define({ value, writable: true });
    defineGlobal();
    expect(globalThis.stirrup).toBe(value);
  });

  it.each([null, undefined, 0, ''])('is none where it is %j', (value) => {
    define({ value, writable: true });
    defineGlobal();
    expect(globalThis.stirrup).toMatchObject({ version });
  });

  it.each<[string, PropertyDescriptor]>([
    ['throws when it is read', { get: () => fail(), set: () => fail() }],
    ['cannot be written', { value: undefined, writable: false }],
    ['can only be read', { get: () => undefined }],
    ['is a copy that cannot be written', { value: { addDialect: () => undefined }, writable: false }],
    ['throws whatever is asked of it', { value: new Proxy({}, { get: fail, getPrototypeOf: fail, has: fail }) }],
  ])('may be one that %s', (_, descriptor) => {
    define(descriptor);
    expect(defineGlobal).not.toThrow();
  });
});

function fail(): never {
  throw new Error('hands off');
}

it('knows what looks like an island', async () => {
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
  document.body.innerHTML = '<div class="widget_shopping_cart_content"></div>';
  defineGlobal();
  expect(await globalThis.stirrup.inspect()).toMatchObject([
    { island: 'mini-cart', state: 'unknown', element: document.body.firstElementChild },
  ]);
});
