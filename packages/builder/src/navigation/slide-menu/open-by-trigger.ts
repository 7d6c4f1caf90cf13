import { type Overlay, openOverlay } from '@stirrup/overlays';
import { isPlainClick } from '@stirrup/runtime';
import { placeLinkOf } from '../../shared/address/place-link-of.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { makeControl } from '../../shared/make-control.ts';
import type { SlideMenu } from './create-slide-menu.ts';
import { provideFunctions } from './provide-functions.ts';
import { BURGER } from './trigger-contract.ts';

/**
 * Opens and closes a menu by its triggers, wherever on the page and whenever they are inserted. Escape, a click outside, a link
 * to a place on this page and functions of the page close it as well.
 *
 * @param selector Of the triggers.
 * @param name Of a trigger without one.
 */
export function openByTrigger(menu: SlideMenu, selector: string, name: string, signal: AbortSignal): void {
  const { element } = menu;
  let opener: Element | null = null;
  let overlay: Overlay | undefined;
  const triggerOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(selector) : null);
  const show = (trigger: HTMLElement) => {
    const isOpen = menu.isOpen.get();
    trigger.setAttribute('aria-expanded', String(isOpen));
    trigger.querySelector(BURGER.box)?.classList.toggle(BURGER.active, isOpen);
  };
  const prepared = new Set<HTMLElement>();
  const prepare = (trigger: Element | null) => {
    if (!(trigger instanceof HTMLElement) || prepared.has(trigger)) return;
    prepared.add(trigger);
    const restore = keepAttributes(trigger, ['aria-expanded', 'aria-controls']);
    trigger.setAttribute('aria-controls', element.id);
    makeControl(trigger, name, () => trigger.click(), signal);
    signal.addEventListener('abort', () => {
      restore();
      trigger.querySelector(BURGER.box)?.classList.remove(BURGER.active);
    });
    show(trigger);
  };

  provideFunctions(menu, signal);
  for (const trigger of document.querySelectorAll(selector)) prepare(trigger);
  const unfollow = menu.isOpen.listen((isOpen) => {
    for (const trigger of prepared) {
      if (trigger.isConnected) show(trigger);
      else prepared.delete(trigger);
    }
    if (!isOpen) return overlay?.close();
    overlay = openOverlay(element, {
      isModal: false,
      opener,
      onDismiss: () => menu.show(false),
      ignores: (target) => triggerOf(target) !== null,
    });
  });
  // Triggers that were added later are prepared here, before their first use.
  for (const type of ['focusin', 'pointerover']) {
    document.addEventListener(type, ({ target }) => prepare(triggerOf(target)), { signal });
  }
  document.addEventListener(
    'click',
    (event) => {
      const trigger = triggerOf(event.target);
      if (!trigger || !isPlainClick(event)) return;
      event.preventDefault();
      prepare(trigger);
      opener = trigger;
      menu.show(!menu.isOpen.get());
      // The plugin's burger toggles its own state when it is clicked; ours is set after that.
      setTimeout(() => {
        if (trigger instanceof HTMLElement && !signal.aborted) show(trigger);
      });
    },
    { capture: true, signal },
  );
  element.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented && placeLinkOf(event)) menu.show(false);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    unfollow();
    overlay?.close();
  });
}
