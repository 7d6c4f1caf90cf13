import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderDropdown, SADDLES } from './fixture.ts';
import { dropdown } from './island.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const toggleOf = (title: string) => the(`[aria-label="${title}: submenu"]`);
const isExpanded = (title: string) => toggleOf(title).getAttribute('aria-expanded');
const item = (title: string) => toggleOf(title).closest<HTMLElement>('li') ?? document.body;
const click = (target: Element) =>
  target.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'mouse' }));
const levels = () =>
  openIsland(
    dropdown,
    builderDropdown({ ...SADDLES, settings: { class: 'brx-has-multilevel', 'data-back-text': 'Up' } }),
  );

it('shows one level at a time, with one Back item in each but the first', async () => {
  await levels();
  click(toggleOf('Saddles'));
  expect(item('Saddles').classList.contains('active')).toBe(true);
  click(toggleOf('Jumping'));
  expect([item('Saddles').className, item('Jumping').className]).toEqual([
    'brxe-dropdown brx-has-multilevel open',
    'brxe-dropdown open active',
  ]);
  expect([...document.querySelectorAll('.brx-multilevel-back')].map((back) => back.textContent)).toEqual(['Up']);
  expect(document.activeElement?.textContent).toBe('Up');
  the('.brx-multilevel-back').click();
  expect([item('Saddles').classList.contains('active'), isExpanded('Jumping')]).toEqual([true, 'false']);
  expect(document.activeElement).toBe(toggleOf('Jumping'));
  click(toggleOf('Jumping'));
  expect(document.querySelectorAll('.brx-multilevel-back')).toHaveLength(1);
});

it('replaces the Back item of a copied menu by one that works', async () => {
  await levels();
  click(toggleOf('Saddles'));
  click(toggleOf('Jumping'));
  const copy = document.body.innerHTML.replaceAll(/ data-island-state="\w+"| aria-expanded="true"/g, '');
  await openIsland(dropdown, copy.replaceAll(/(brxe-dropdown[^"]*?)( open| active)+"/g, '$1"'));
  click(toggleOf('Saddles'));
  click(toggleOf('Jumping'));
  expect(document.querySelectorAll('.brx-multilevel-back')).toHaveLength(1);
  the('.brx-multilevel-back').click();
  expect(isExpanded('Jumping')).toBe('false');
});

it('does not open under the pointer', async () => {
  await levels();
  item('Saddles').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  expect(isExpanded('Saddles')).toBe('false');
});
