import { behaviour, loadTwice } from '@stirrup/runtime';
import { CURRENT, EXPAND_CURRENT, MENU_DISPLAY, PLUGIN } from './contract.ts';
import { createDropdowns } from './dropdowns.ts';
import { slideMenuProps } from './props.ts';
import { createSlideMenu } from './slide-menu-state.ts';

/** A menu after the ARIA Authoring Practices (Disclosure Navigation). */
export default behaviour({ props: slideMenuProps }, ({ island: { element, signal }, ...props }) => {
  const options = { duration: props.slideDuration, display: element.matches(PLUGIN) ? MENU_DISPLAY : 'block' };
  const menu = createSlideMenu(element, options, signal);
  const dropdowns = createDropdowns(element, props.subMenuAriaLabel, options, signal);
  const expandsCurrent = props.maybeExpandActive || element.matches(EXPAND_CURRENT);
  for (const dropdown of dropdowns) {
    if (expandsCurrent && dropdown.item.matches(CURRENT)) dropdown.show(true, 0);
  }
  // Only who uses the keyboard needs its keys.
  const fetchKeys = () =>
    void loadTwice(() => import('./move-by-keys.ts')).then(({ moveByKeys }) => moveByKeys(element, dropdowns, signal));
  element.addEventListener('focusin', fetchKeys, { once: true, signal });
  const { clickSelector } = props;
  if (!clickSelector) return;
  menu.startClosed();
  void loadTwice(() => import('./open-by-trigger.ts')).then(({ openByTrigger }) => {
    if (!signal.aborted) openByTrigger(menu, clickSelector, signal);
  });
});
