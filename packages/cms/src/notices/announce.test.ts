import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, prepareLiveRegions } from './announce.ts';

vi.unmock('./region-delay.ts');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="page"></button><div id="dialog" aria-modal="true"><button></button></div>';
  prepareLiveRegions();
  document.querySelector<HTMLElement>('#dialog button')?.focus();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Leaves the dialog. */
const toPage = () => document.querySelector<HTMLElement>('#page')?.focus();
const inDialog = (role: string) => document.querySelector(`#dialog [role="${role}"]`)?.textContent;
const onPage = (role: string) => document.querySelector(`body > [role="${role}"]`)?.textContent;

it('announces in the dialog that the visitor is in, in a region that exists before its text', () => {
  const before = document.body.innerHTML;
  announce('Sent.');
  announce('Not sent.', 'assertive');
  expect([inDialog('status'), inDialog('alert')]).toEqual(['', '']);
  vi.advanceTimersByTime(100);
  expect([inDialog('status'), inDialog('alert'), onPage('status')]).toEqual(['Sent.', 'Not sent.', '']);
  vi.advanceTimersByTime(10_000);
  expect(document.body.innerHTML).toBe(before);
});

it('announces on the page what has closed the dialog', () => {
  announce('Sent.');
  toPage();
  vi.advanceTimersByTime(100);
  expect([inDialog('status'), onPage('status')]).toEqual(['', 'Sent.']);
});

it.each(['prepared just before', 'made for the message'])('fills a region later that was %s', (how) => {
  toPage();
  if (how !== 'prepared just before') for (const region of document.querySelectorAll('body > [role]')) region.remove();
  announce('Saved.');
  expect(onPage('status')).toBe('');
  vi.advanceTimersByTime(100);
  expect(onPage('status')).toBe('Saved.');
  announce('Saved again.');
  expect(onPage('status')).toBe('Saved again.');
});

it('searches the page for its regions once, and makes those anew that have left it', () => {
  const search = vi.spyOn(document, 'querySelector');
  prepareLiveRegions();
  const { length } = search.mock.calls;
  search.mockRestore();
  expect(length).toBe(0);
  document.querySelector('body > [role="alert"]')?.remove();
  prepareLiveRegions();
  expect(onPage('alert')).toBe('');
});
