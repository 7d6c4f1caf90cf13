import { shownOverlays } from '@stirrup/overlays';
import type { InferProps } from '@stirrup/runtime';
import { flushSync } from 'react-dom';
import { nameToggle } from '../off-canvases/name-toggle.ts';
import { nestedNav } from '../off-canvases/nested-nav.ts';
import { isShown } from '../off-canvases/show.ts';
import { toggleOffCanvas } from '../off-canvases/toggle-off-canvas.ts';
import { DEFAULT } from './contract.ts';
import { findTarget } from './find-target.ts';
import type { toggleProps } from './props.ts';

/** The target of a toggle: a panel, a menu, or an attribute of any element. */
export interface Target {
  /** The id of a menu; a panel is a dialog, which says itself that it has opened. */
  readonly menu: () => string | null;
  /** True if it is open or on. */
  readonly isOn: () => boolean;
  /** Toggles it. Returns false if there is no target. */
  readonly turn: () => boolean;
  /** Calls back, for one caller at a time, whenever it is turned on or off, by any code. Returns what unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Creates the target of a toggle. */
export function createTarget(
  toggle: Element,
  { target: selector, attribute, value }: InferProps<typeof toggleProps>,
): Target {
  const names = attribute === 'class' ? value.split(/\s+/).filter(Boolean) : undefined;
  const opens = attribute === DEFAULT.attribute && value === DEFAULT.value;
  const find = () => findTarget(toggle, selector);
  const isOn = (target = find()) => {
    if (!target) return false;
    if (opens) return isShown(target);
    return names ? names.every((name) => target.classList.contains(name)) : Boolean(target.getAttribute(attribute));
  };
  let notify = () => {};
  const watch = (target = find()) => {
    observer.disconnect();
    if (target) observer.observe(target, { attributeFilter: [attribute] });
  };
  const update = () => {
    watch();
    // Synchronous: code that opens a panel finds `aria-expanded` already updated.
    if (isOn() !== isExpanded(toggle)) flushSync(notify);
  };
  const observer = new MutationObserver(update);

  return {
    menu: () => {
      const target = find();
      return target?.matches(nestedNav()) ? target.getAttribute('id') : null;
    },
    isOn: () => isOn(),
    turn: () => {
      const target = find();
      if (!target) return false;
      const isOff = !isOn(target);
      if (isOff) nameToggle(target, toggle);
      if (opens) toggleOffCanvas(target, toggle);
      else if (names) for (const name of names) target.classList.toggle(name, isOff);
      else if (isOff) target.setAttribute(attribute, value);
      else target.removeAttribute(attribute);
      update();
      return true;
    },
    subscribe: (changed) => {
      // Panels may be added later than their toggles; each is found at the latest when it opens.
      const unfollow = shownOverlays().listen(update);
      notify = changed;
      watch();
      return () => {
        unfollow();
        observer.disconnect();
      };
    },
  };
}

/** True if a toggle's `aria-expanded` states that its target is open or on. */
export function isExpanded(toggle: Element): boolean {
  return toggle.getAttribute('aria-expanded') === 'true';
}
