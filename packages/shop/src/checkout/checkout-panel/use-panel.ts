import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { isOpen as isShown, slide, stopSlide } from '@stirrup/overlays/slide';
import { type Island, useSubscription } from '@stirrup/react';
import { isPlainClick, membersOf, type PartBinding, restoreAttribute, rootSelector } from '@stirrup/runtime';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPressWithoutClick, ownClick } from '../../shared/own-click.ts';

/** Duration of a slide, in ms (woocommerce.md §4.7, bricks-dynamic.md §8.6). */
const DURATION = 400;

/** Controls for the visitor's entries. */
const FIELD = 'input:not([type="hidden"]), select, textarea';

/** A panel and its controls. */
interface PanelOptions {
  /** The panel's island. A panel without a toggle is always open. */
  readonly island: Island<'toggle', string>;
  readonly panel: HTMLElement | undefined;
  /** Selector of links elsewhere on the page that open the panel, in notices for instance. */
  readonly links: string;
  /** Opens the panel when the island starts, without moving the focus. */
  readonly startsOpen?: boolean;
  /** Called when the panel opens, before its first field is focused. */
  readonly onOpen?: (panel: HTMLElement) => void;
}

/** A panel's binding and its close function. */
interface Panel {
  readonly toggle: () => PartBinding;
  readonly close: () => void;
}

/** A panel that slides open and shut after the ARIA Authoring Practices (Disclosure). */
export function usePanel({ island, panel, links, startsOpen = false, onOpen }: PanelOptions): Panel {
  const { element, name, parts } = island;
  const [toggle] = parts.toggle;
  const [isOpen, setIsOpen] = useState(() => panel !== undefined && (startsOpen || isShown(panel)));
  const ownId = useId();

  useEffect(() => {
    if (!panel) return;
    const restore = keepMarkup(panel, ownId);
    if (startsOpen) slide(panel, true, { duration: DURATION });
    return restore;
  }, [panel, ownId, startsOpen]);
  const set = (element: HTMLElement, value: boolean) => {
    slide(element, value, { duration: DURATION });
    flushSync(() => setIsOpen(value));
  };
  const open = () => {
    if (!panel) return;
    set(panel, true);
    onOpen?.(panel);
    membersOf(panel).querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  };
  const close = () => {
    if (!panel || !toggle) return;
    if (membersOf(panel).contains(document.activeElement)) toggle.element.focus();
    set(panel, false);
  };
  const flip = (event: Event) => {
    event.preventDefault();
    // Another script may have hidden the panel.
    if (panel && isShown(panel)) close();
    else open();
  };
  useSubscription<[MouseEvent]>(
    (listener, signal) => document.addEventListener('click', listener, { capture: true, signal }),
    (event) => {
      const { target } = event;
      if (event.defaultPrevented || !isPlainClick(event)) return;
      if (!(target instanceof Element) || !target.closest(links) || toggle?.element.contains(target)) return;
      // Another panel's own link.
      if ((target.closest(rootSelector(name)) ?? element) !== element) return;
      // One that is for another width opens nothing.
      if (!membersOf(element).checkVisibility({ visibilityProperty: true })) return;
      event.preventDefault();
      if (hasLegacyScript('bricks-woocommerce', 'wc-checkout')) event.stopImmediatePropagation();
      open();
    },
  );
  return {
    close,
    toggle: () => ({
      role: toggle?.element.matches('button') ? null : 'button',
      'aria-expanded': isOpen,
      'aria-controls': (panel && membersOf(panel).id) || ownId,
      ...ownClick(flip, 'bricks-woocommerce', 'wc-checkout'),
      onKeyDown: (event) => {
        if (!isPressWithoutClick(event, event.currentTarget)) return;
        event.preventDefault();
        if (!event.repeat) flip(event);
      },
    }),
  };
}

/** Ensures that the panel has an id. Returns a function that restores the printed markup. */
function keepMarkup(panel: HTMLElement, id: string): () => void {
  const names = ['id', 'style', 'hidden'] as const;
  const members = membersOf(panel);
  const printed = names.map((name) => [name, members.getAttribute(name)] as const);
  if (!members.id) members.setAttribute('id', id);
  return () => {
    stopSlide(panel);
    for (const [name, value] of printed) restoreAttribute(panel, name, value);
  };
}
