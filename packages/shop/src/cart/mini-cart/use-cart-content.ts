import { CONTENT, cartState, requestCart, syncCart } from '@stirrup/cart';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { useStore } from '@stirrup/react';
import { useEffect, useLayoutEffect } from 'react';
import { keepStyle } from '../../shared/keep-style.ts';
import { blockItems } from './block-items.ts';
import { HIDE_IF_EMPTY } from './contract.ts';
import { focusNearest } from './focus-nearest.ts';
import { showFailure } from './show-failure.ts';
import { whenSeen } from './when-seen.ts';

/**
 * Adds state to the cart's content: lines being removed, a failure, and hiding for a widget that has to be hidden while
 * the cart is empty. The content itself is the server's, and is fetched when it becomes visible at the latest:
 * `isShown` tells that for a panel; if undefined, the element is watched. Returns true while the content is fetched.
 */
export function useCartContent(root: HTMLElement, isShown: boolean | undefined): boolean {
  const state = cartState();
  const { hash, isFilled, adding, removing, failure, isLoading } = useStore(state, state.get());

  useEffect(syncCart, []);
  useEffect(prepareLiveRegions, []);
  const isAdding = adding > 0;
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (isShown) requestCart();
  }, [isShown]);
  useEffect(() => {
    const content = root.querySelector(CONTENT);
    // An add brings the cart, too. If the add fails, a widget that was shown for it is hidden again. After a failed
    // fetch only the visitor retries.
    if (isShown === undefined && content && !isAdding && !hasFailed) return whenSeen(content, requestCart);
  }, [root, isShown, isAdding, hasFailed]);
  // Runs after each change: new content has new nodes, and their lines have to be covered again.
  useLayoutEffect(() => blockItems(root, removing));
  useLayoutEffect(() => {
    if (hasFailed && hash === undefined) return showFailure(root, failure);
  }, [root, hasFailed, failure, hash]);
  const isHidden = root.querySelector(HIDE_IF_EMPTY) ? !isFilled && !isAdding : undefined;
  useLayoutEffect(() => {
    // The shop's own script, if still present, hides the widget as well: that value must not be restored.
    if (isHidden !== undefined && root.style.display === 'none') root.style.display = '';
    if (!isHidden) return;
    const hadFocus = root.contains(document.activeElement);
    const show = keepStyle(root, { display: 'none' });
    if (hadFocus) focusNearest(root);
    return show;
  }, [root, isHidden]);
  return isLoading;
}
