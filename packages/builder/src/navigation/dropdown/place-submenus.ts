import { emitBuilderEvent } from '@stirrup/cms';
import { showState, showsState } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { GAP_PROPERTY, PLACED_EVENT } from './place-contract.ts';
import type { Submenu } from './submenu.ts';

/** State that moves a submenu of each level back from the end of the viewport. */
const OVERFLOWS = { first: 'overflows', deeper: 'overflowsDeeper', multilevel: 'overflowsMultilevel' } as const;

/** Submenus whose places are removed with their islands. */
const known = new WeakSet<Element>();

/**
 * Places submenus (bricks-elements.md §18): removes the earlier places of all, then measures all, then sets the new
 * places, so that the browser lays out the page once. One in the page's flow, or that the page does not display, gets
 * none.
 */
export function placeSubmenus(submenus: readonly Submenu[]): void {
  for (const submenu of submenus) {
    restoreWithIsland(submenu);
    removePlace(submenu);
    showAsPlaced(submenu, true);
  }
  const shown = submenus.filter((submenu) => !submenu.static && submenu.content.checkVisibility());
  for (const place of shown.map(measure)) place();
}

/** Shows a submenu as placed, or not; the builder's styles do not display those that are not. */
export function showAsPlaced({ content, states }: Submenu, isPlaced: boolean): void {
  if (states.placed) showState(content, states.placed, isPlaced);
}

function removePlace({ content, states }: Submenu): void {
  for (const state of Object.values(OVERFLOWS)) if (states[state]) showState(content, states[state], false);
  Object.assign(content.style, { left: '', right: '', top: '', minWidth: '' });
}

function restoreWithIsland(submenu: Submenu): void {
  const { item, content, signal } = submenu;
  if (known.has(content)) return;
  known.add(content);
  const restore = [item, content].map((element) => keepAttributes(element, ['style']));
  signal.addEventListener('abort', () => {
    known.delete(content);
    removePlace(submenu);
    showAsPlaced(submenu, false);
    for (const step of restore) step();
  });
}

/** Measures the place of a submenu, and returns a function that sets it. */
function measure(submenu: Submenu): () => void {
  const { item, content, level, states } = submenu;
  const [row, box] = [item.getBoundingClientRect(), content.getBoundingClientRect()];
  const gap = Math.max(0, box.top + content.clientTop - row.bottom);
  const isMega = states.mega !== undefined && showsState(item, states.mega);
  const style = isMega ? megaMenuStyle(row, submenu) : listStyle(row, box, submenu);
  return () => {
    item.style.setProperty(GAP_PROPERTY, `${gap}px`);
    const overflow = states[OVERFLOWS[level]];
    if (style) Object.assign(content.style, style);
    else if (overflow) showState(content, overflow, true);
    if (isMega) emitBuilderEvent(PLACED_EVENT, { menuItem: item, submenu: content });
  };
}

type Style = Readonly<Partial<Record<'left' | 'right' | 'top' | 'minWidth', string>>>;

function megaMenuStyle(row: DOMRect, { megaMenu, megaMenuVertical }: Submenu): Style {
  const find = (selector: string) => (selector ? document.querySelector(selector) : null);
  const { left, width } = (find(megaMenu) ?? document.body).getBoundingClientRect();
  const above = find(megaMenuVertical)?.getBoundingClientRect();
  const top = above && { top: `${row.height + above.bottom - row.bottom}px` };
  return { left: `${left - row.left}px`, minWidth: `${width}px`, ...top };
}

/**
 * Undefined for a list that the dialect's state moves back: to the other side of its item. Where that side has no room
 * either, the list ends, or begins, with the viewport.
 */
function listStyle(row: DOMRect, { left, right, width }: DOMRect, { level }: Submenu): Style | undefined {
  const viewport = document.body.clientWidth;
  const isBeside = level === 'deeper';
  if (width > viewport) return { left: `${-left}px`, minWidth: `${viewport}px` };
  if (right > viewport) {
    const hasRoom = (isBeside ? row.left : row.right) >= width;
    return hasRoom ? undefined : { left: `${viewport - width - row.left}px`, right: 'auto' };
  }
  if (left >= 0) return {};
  const hasRoom = (isBeside ? row.right : row.left) + width <= viewport;
  const start = isBeside ? '100%' : '0';
  return { left: hasRoom ? start : `${-row.left}px`, right: 'auto' };
}
