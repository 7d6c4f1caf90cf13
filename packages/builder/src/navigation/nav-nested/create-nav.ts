import { CLOSING_TIME } from '@stirrup/overlays';
import type { IslandOf } from '@stirrup/react';
import { rootSelector } from '@stirrup/runtime';
import { createPanel, type Panel, type Phase } from '../../overlays/off-canvases/create-panel.ts';
import { hasWayOut } from '../../overlays/off-canvases/ways-out.ts';
import { leaveDrawer } from '../menus/leave-drawer.ts';
import { shownDrawers } from '../menus/shown-drawers.ts';
import { closeWhenUnneeded } from './close-when-unneeded.ts';
import type { navNestedContract } from './contract.ts';

export type NavIsland = IslandOf<typeof navNestedContract>;

/**
 * Makes a menu of an island: its effects on the page while it is open.
 *
 * @param show Shows a phase at once, because only a visible control can take the focus.
 */
export function createNav(island: NavIsland, show: (phase: Phase) => void): Panel {
  const { element: root, parts, signal } = island;
  const items = parts.items[0]?.element ?? root;
  const ownToggle = `:is(${rootSelector('toggle')})[aria-expanded="true"]`;
  let unfollow = () => {};
  const panel = createPanel({
    root,
    element: items,
    signal,
    isShown: () => showsOpen(island),
    show,
    overlay: (opener) => ({
      // Visitors without an Escape key must not be shut in.
      isModal: opener !== null || hasWayOut(items, root),
      locksScroll: true,
      label: root.getAttribute('aria-label') ?? '',
      focus: 'first',
      prefers: ownToggle,
      closesWithInner: true,
      ignores: (target) => root.contains(target),
    }),
    // A script that removes the class has closed it: nothing is left to be shown.
    closingTime: () => (island.shows('open') ? CLOSING_TIME : undefined),
    onOpen: (opener) => {
      shownDrawers().add(root);
      const toggles = [...root.querySelectorAll(ownToggle)];
      unfollow = closeWhenUnneeded(root, opener ? [...toggles, opener] : toggles, panel.close);
    },
    onClose: () => {
      leaveDrawer(root);
      unfollow();
    },
  });
  return panel;
}

/** True if a menu is open on the page, and is not about to close. */
export function showsOpen({ shows }: NavIsland): boolean {
  return shows('open') === true && shows('closing') !== true;
}
