import { behaviour, loadTwice } from '@stirrup/runtime';
import { CURRENT, EXPAND_CURRENT, MENU_DISPLAY, PLUGIN } from './contract.ts';
import { createDropdowns } from './dropdowns.ts';
import { slideMenuProps } from './props.ts';
import { createSlideMenu } from './slide-menu-state.ts';

/**
 * A menu after the ARIA Authoring Practices (Disclosure Navigation). One that a trigger opens is closed only by code that can
 * open it again: where that does not come, the menu is open.
 */
export default behaviour({ props: slideMenuProps }, async ({ island: { element, signal }, ...props }) => {
  const { clickSelector } = props;
  const opening = clickSelector
    ? await loadTwice(() => import('./open-by-trigger.ts')).catch((error: unknown) => void reportError(error))
    : undefined;
  // The element may have gone meanwhile.
  if (signal.aborted) return;
  const options = { duration: props.slideDuration, display: element.matches(PLUGIN) ? MENU_DISPLAY : 'block' };
  const menu = createSlideMenu(element, options, signal);
  const dropdowns = createDropdowns(element, props.subMenuAriaLabel, options, signal);
  const expandsCurrent = props.maybeExpandActive || element.matches(EXPAND_CURRENT);
  for (const dropdown of dropdowns) {
    if (expandsCurrent && dropdown.item.matches(CURRENT)) dropdown.show(true, 0);
  }
  // Only who uses the keyboard needs its keys; without them Tab still leads everywhere.
  const fetchKeys = () =>
    void loadTwice(() => import('./move-by-keys.ts')).then(
      ({ moveByKeys }) => moveByKeys(element, dropdowns, signal),
      (error: unknown) => reportError(error),
    );
  element.addEventListener('focusin', fetchKeys, { once: true, signal });
  if (opening) {
    menu.startClosed();
    opening.openByTrigger(menu, clickSelector, signal);
  } else if (clickSelector) menu.show(true);
});
