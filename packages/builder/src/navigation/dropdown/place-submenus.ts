import { emitBuilderEvent } from '@stirrup/cms';
import { showState, showsState } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { GAP_PROPERTY, PLACED_EVENT } from './place-contract.ts';
import type { Submenu } from './submenu.ts';

/** State that moves a submenu of each level back from the end of the viewport. */
const OVERFLOWS = { first: 'overflows', deeper: 'overflowsDeeper', multilevel: 'overflowsMultilevel' } as const;

/** Signals of islands whose end removes the places of their submenus. */
const known = new WeakSet<AbortSignal>();

/**
 * Places submenus (bricks-elements.md §18): removes the earlier places of all, then measures all, then sets the new
 * places, so that the browser lays out the page once. One in the page's flow, as in a drawer, keeps the place that it has.
 */
export function placeSubmenus(submenus: readonly Submenu[]): void {
  for (const submenu of submenus) {
    restoreWithIsland(submenu);
    removePlace(submenu);
    showAsPlaced(submenu, true);
  }
  const shown = submenus.filter(({ static: isStatic, content }) => !isStatic && content.checkVisibility());
  for (const place of shown.map(measure)) place();
}

/** Shows a submenu as placed, or not; the builder's styles do not display those that are not. */
export function showAsPlaced(submenu: Submenu, isPlaced: boolean): void {
  show(submenu, 'placed', isPlaced);
}

function removePlace(submenu: Submenu): void {
  for (const state of Object.values(OVERFLOWS)) show(submenu, state, false);
  Object.assign(submenu.content.style, { left: '', right: '', top: '', minWidth: '' });
}

/** Sets or clears a state of a submenu, if the dialect has a name for it. */
function show({ content, states }: Submenu, state: keyof Submenu['states'], isOn: boolean): void {
  const shownBy = states[state];
  if (shownBy) showState(content, shownBy, isOn);
}

function restoreWithIsland(submenu: Submenu): void {
  const { item, content, signal } = submenu;
  if (known.has(signal)) return;
  known.add(signal);
  signal.addEventListener('abort', () => {
    removePlace(submenu);
    showAsPlaced(submenu, false);
  });
  for (const element of [item, content]) signal.addEventListener('abort', keepAttributes(element, ['style']));
}

/** Measures the gap between an item and its open submenu, and returns a function that publishes it. */
export function measureGap({ item, content }: Pick<Submenu, 'item' | 'content'>): () => void {
  const gap = content.getBoundingClientRect().top + content.clientTop - item.getBoundingClientRect().bottom;
  return () => item.style.setProperty(GAP_PROPERTY, `${Math.max(0, gap)}px`);
}

/** Measures the place of a submenu, and returns a function that sets it. */
function measure(submenu: Submenu): () => void {
  const { item, content, level, states } = submenu;
  const row = item.getBoundingClientRect();
  const isMega = states.mega && showsState(item, states.mega);
  const isInFlow = getComputedStyle(content).position === 'static';
  const style = isInFlow ? {} : isMega ? megaMenuStyle(row, submenu) : listStyle(row, submenu);
  const publishGap = measureGap(submenu);
  return () => {
    publishGap();
    if (style) Object.assign(content.style, style);
    else show(submenu, OVERFLOWS[level], true);
    if (isMega) emitBuilderEvent(PLACED_EVENT, { menuItem: item, submenu: content });
  };
}

type Style = Readonly<Partial<Record<'left' | 'right' | 'top' | 'minWidth', string>>>;

function megaMenuStyle(row: DOMRect, { megaMenu, megaMenuVertical }: Submenu): Style {
  const { left, width } = (document.querySelector(megaMenu || 'body') ?? document.body).getBoundingClientRect();
  const above = megaMenuVertical && document.querySelector(megaMenuVertical)?.getBoundingClientRect();
  const top = above && { top: `${above.bottom - row.top}px` };
  return { left: `${left - row.left}px`, right: 'auto', minWidth: `${width}px`, ...top };
}

/**
 * Undefined for a list that the dialect's state moves back: to the other side of its item. Where that side has no room
 * either, the list ends, or begins, with the viewport.
 */
function listStyle(row: DOMRect, { content, level }: Submenu): Style | undefined {
  const { left, right, width } = content.getBoundingClientRect();
  const viewport = document.body.clientWidth;
  const [start, end] = level === 'deeper' ? [row.right, row.left] : [row.left, row.right];
  if (width > viewport) return { left: `${-row.left}px`, right: 'auto', minWidth: `${viewport}px` };
  if (right > viewport) return end < width ? { left: `${viewport - width - row.left}px`, right: 'auto' } : undefined;
  return left < 0 ? { left: `${(start + width > viewport ? 0 : start) - row.left}px`, right: 'auto' } : {};
}
