import { afterEach, expect, it, vi } from 'vitest';
import { version } from '../package.json';
import { announce } from './page-global.ts';

afterEach(() => {
  globalThis.stirrup = undefined;
});

it('offers version, inspect and addDialect', () => {
  announce();
  expect(globalThis.stirrup).toMatchObject({
    version,
    inspect: expect.any(Function),
    addDialect: expect.any(Function),
  });
});

it('keeps what another copy offers, and adds what that one lacks', () => {
  const present = { version: '0.0.1', addDialect: vi.fn(), inspect: vi.fn(), more: 1 };
  globalThis.stirrup = present;
  announce();
  expect(globalThis.stirrup).toMatchObject(present);

  Reflect.set(globalThis, 'stirrup', { addDialect: present.addDialect });
  announce();
  expect(globalThis.stirrup).toMatchObject({ version, inspect: expect.any(Function), addDialect: present.addDialect });
});

it('is not taken in by an element with the id "stirrup"', () => {
  globalThis.stirrup = document.createElement('div');
  announce();
  expect(globalThis.stirrup).toEqual({ version, inspect: expect.any(Function), addDialect: expect.any(Function) });
});

it('knows what looks like an island', async () => {
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
  document.body.innerHTML = '<div class="widget_shopping_cart_content"></div>';
  announce();
  const present = globalThis.stirrup;
  const rows = present && 'addDialect' in present ? await present.inspect() : [];
  expect(rows).toMatchObject([{ island: 'mini-cart', state: 'unknown', element: document.body.firstElementChild }]);
});
