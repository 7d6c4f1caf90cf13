import { cartState, keepCart, wantCart } from '@stirrup/cart';
import { useStore } from '@stirrup/react';
import { useEffect, useLayoutEffect } from 'react';
import { blockItems } from './block-items.ts';
import { CONTENT, HIDE_IF_EMPTY } from './contract.ts';
import { expectCount } from './expect-count.ts';
import { showFailure } from './show-failure.ts';
import { whenSeen } from './when-seen.ts';

/**
 * Lets the cart's content show what is known of it: lines being removed, a failure, and nothing at all in a widget
 * that hides while it is empty. The content itself is the server's, and is fetched at the latest when it is in sight:
 * `isShown` says so of a panel; undefined, the element is watched. Returns whether it is being fetched.
 */
export function useCartContent(root: HTMLElement, isShown: boolean | undefined, signal: AbortSignal): boolean {
  const state = cartState();
  const { hash, isFilled, adding, removing, hasFailed, isLoading } = useStore(state, state.get());

  useEffect(keepCart, []);
  useEffect(() => expectCount(root), [root]);
  const isWatched = isShown === undefined;
  useEffect(() => {
    const content = root.querySelector(CONTENT);
    if (isWatched && content) whenSeen(content, wantCart, signal);
  }, [root, isWatched, signal]);
  useEffect(() => {
    if (isShown) wantCart();
  }, [isShown]);
  // After each change: new content has new nodes, so lines have to be covered anew.
  useLayoutEffect(() => blockItems(root, removing));
  useLayoutEffect(() => (hasFailed && hash === undefined ? showFailure(root) : undefined), [root, hasFailed, hash]);
  const isHidden = !isFilled && adding === 0 && root.querySelector(HIDE_IF_EMPTY) !== null;
  useLayoutEffect(() => {
    if (!isHidden) return;
    const { display } = root.style;
    root.style.display = 'none';
    return () => {
      root.style.display = display;
      if (!root.getAttribute('style')) root.removeAttribute('style');
    };
  }, [root, isHidden]);
  return isLoading;
}
