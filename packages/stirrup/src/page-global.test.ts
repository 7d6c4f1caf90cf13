import { inspect } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { version } from '../package.json';
import { announce } from './page-global.ts';

afterEach(() => {
  globalThis.stirrup = undefined;
});

it('offers version, inspect and addDialect', () => {
  announce();
  expect(globalThis.stirrup).toMatchObject({ version, inspect, addDialect: expect.any(Function) });
});

it('keeps what another copy offers, and adds what that one lacks', () => {
  const present = { version: '0.0.1', addDialect: vi.fn(), inspect: vi.fn(), more: 1 };
  globalThis.stirrup = present;
  announce();
  expect(globalThis.stirrup).toMatchObject(present);

  Reflect.set(globalThis, 'stirrup', { addDialect: present.addDialect });
  announce();
  expect(globalThis.stirrup).toMatchObject({ version, inspect, addDialect: present.addDialect });
});

it('is not taken in by an element with the id "stirrup"', () => {
  globalThis.stirrup = document.createElement('div');
  announce();
  expect(globalThis.stirrup).toEqual({ version, inspect, addDialect: expect.any(Function) });
});
