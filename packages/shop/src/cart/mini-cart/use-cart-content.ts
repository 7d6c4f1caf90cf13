import { CONTENT, cartState, requestCart, syncCart } from '@stirrup/cart';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { useStore } from '@stirrup/react';
import { useEffect, useLayoutEffect } from 'react';
import { withStyle } from '../../shared/with-style.ts';
import { blockItems } from './block-items.ts';
import { HIDE_IF_EMPTY } from './contract.ts';
import { showFailure } from './show-failure.ts';
import { whenSeen } from './when-seen.ts';

/**
 * Lets the cart's content show what is known of it: lines being removed, a failure, and nothing at all in a widget
 * that hides while it is empty. The content itself is the server's, and is fetched at the latest when it is in sight:
 * `isShown` says so of a panel; undefined, the element is watched. Returns whether it is being fetched.
 */
export function useCartContent(root: HTMLElement, isShown: boolean | undefined): boolean {
  const state = cartState();
  const { hash, isFilled, adding, removing, hasFailed, failure, isLoading } = useStore(state, state.get());

  useEffect(syncCart, []);
  useEffect(prepareLiveRegions, []);
  const isAdding = adding > 0;
  useEffect(() => {
    const content = root.querySelector(CONTENT);
    if (isShown) requestCart();
    // What is being added brings the cart. Where it fails, a widget that only showed for it is out of sight again.
    // After a failure the visitor tries again.
    else if (isShown === undefined && content && !isAdding && !hasFailed) return whenSeen(content, requestCart);
  }, [root, isShown, isAdding, hasFailed]);
  // After each change: new content has new nodes, so lines have to be covered anew.
  useLayoutEffect(() => blockItems(root, removing));
  useLayoutEffect(() => {
    if (hasFailed && hash === undefined) return showFailure(root, failure);
  }, [root, hasFailed, failure, hash]);
  const isHidden = root.querySelector(HIDE_IF_EMPTY) ? !isFilled && !isAdding : undefined;
  useLayoutEffect(() => {
    // The shop's own script, where it is still there, hides the widget, too: that is nothing to go back to.
    if (isHidden !== undefined && root.style.display === 'none') root.style.display = '';
    if (isHidden) return withStyle(root, 'display', 'none');
  }, [root, isHidden]);
  return isLoading;
}
