import type { IslandOf } from '@stirrup/react';
import { createPanel, type Panel } from '../../overlays/off-canvases/create-panel.ts';
import { keepOutWhileClosing } from '../menus/keep-out-while-closing.ts';
import { leaveDrawer } from '../menus/leave-drawer.ts';
import { shownDrawers } from '../menus/shown-drawers.ts';
import type { navMenuContract } from './contract.ts';

type NavMenuIsland = IslandOf<typeof navMenuContract>;

/**
 * Creates the mobile menu of an island; undefined if the menu has none.
 *
 * @param show Shows it open or closed, at once: only a visible link can take the focus.
 */
export function createMobileMenu(island: NavMenuIsland, show: (isOpen: boolean) => void): Panel | undefined {
  const { element, parts, signal } = island;
  const [toggle, menu] = [parts.menuToggle[0]?.element, parts.menu[0]?.element];
  if (!toggle || !menu) return undefined;
  let letIn = () => {};
  signal.addEventListener('abort', () => letIn());
  // The width at which the menu needs no button is known to the styles only.
  const observer = new ResizeObserver(() => toggle.checkVisibility() || panel.close());
  const panel = createPanel({
    root: element,
    element: menu,
    signal,
    isShown: () => island.shows('open') ?? false,
    show: (phase) => show(phase === 'open'),
    // The button closes the menu itself.
    overlay: () => ({ ignores: (target) => toggle.contains(target), closesWithInner: true }),
    closingTime: () => undefined,
    onOpen: () => {
      letIn();
      shownDrawers().add(menu);
      observer.observe(toggle);
    },
    onClose: () => {
      leaveDrawer(menu);
      observer.disconnect();
      if (!signal.aborted && toggle.checkVisibility()) letIn = keepOutWhileClosing(menu);
    },
  });
  return panel;
}
