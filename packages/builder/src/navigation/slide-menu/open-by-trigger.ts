import { text } from '@stirrup/cms/texts';
import { type Overlay, openOverlay } from '@stirrup/overlays';
import { isPlaceLink } from '../../shared/address/is-place-link.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { makeControl } from '../../shared/make-control.ts';
import { BURGER, LINK } from './contract.ts';
import { offerFunctions } from './offer-functions.ts';
import type { SlideMenu } from './slide-menu-state.ts';
import { slideMenuTexts } from './texts.ts';

/**
 * Opens and shuts a menu by its triggers, also by those that are added to the page later. Escape, a click outside, a
 * link to a place on this page and the page's functions shut it, too.
 */
export function openByTrigger(menu: SlideMenu, selector: string, signal: AbortSignal): void {
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
    makeControl(trigger, text(slideMenuTexts, 'openMobileMenu'), () => trigger.click(), signal);
    signal.addEventListener('abort', () => {
      restore();
      trigger.querySelector(BURGER.box)?.classList.remove(BURGER.active);
    });
    show(trigger);
  };

  offerFunctions(menu, signal);
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
      if (!trigger) return;
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
      const link = event.target instanceof Element ? event.target.closest(LINK) : null;
      if (!event.defaultPrevented && isPlaceLink(link)) menu.show(false);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    unfollow();
    overlay?.close();
  });
}
