import { comboboxPopups } from './combobox-popups.ts';
import { isEscape } from './is-escape.ts';
import type { DismissReason, Overlay, OverlayOptions } from './overlay.ts';
import { trapFocus } from './trap-focus.ts';

/** An open overlay that a dismissal may close; lists have the topmost last. */
export type Dismissible = Overlay & { readonly options: OverlayOptions };

/**
 * Dialogs and popovers in the browser's top layer that the browser closes by Escape; they lie above all our overlays. A
 * manual popover, such as a chat's, is left to its script, and takes no key.
 */
const TOP_LAYER = ':modal,:is([popover]:not([popover="manual" i]):popover-open)';

/**
 * Listens for Escape, Tab and clicks while overlays are open, until `signal` aborts. Escape closes one overlay, a click
 * one and those that close with it.
 */
export function listenForDismissals(open: () => readonly Dismissible[], signal: AbortSignal): void {
  let pressed: EventTarget | null = null;

  /** From the top of the stack down to the first modal overlay. */
  const dismiss = (reason: DismissReason, event: Event, isInside: (overlay: Dismissible) => boolean) => {
    const stack = open().toReversed();
    for (const overlay of stack) {
      if (isInside(overlay)) return;
      const { dismissedBy, onDismiss } = overlay.options;
      if (dismissedBy?.includes(reason) ?? true) {
        onDismiss(reason, event);
        if (reason === 'escape') event.preventDefault();
        if (reason === 'escape' || !stack.some((outer) => closesWith(outer, overlay))) return;
      } else if (overlay.isModal) return;
    }
  };

  // Before the click's own action, because it must not close an overlay that it opens.
  const early = { capture: true, signal };
  const press = ({ target }: Event) => {
    pressed = target;
  };
  document.addEventListener('pointerdown', press, early);
  document.addEventListener(
    'click',
    (event) => {
      // Selecting text beyond the edge also ends in a click outside.
      const targets = [event.target, pressed];
      pressed = null;
      dismiss('outside', event, (overlay) => targets.some((target) => belongsTo(overlay, target)));
    },
    early,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (document.querySelector(TOP_LAYER)) return;
      const [top, dialog] = [open().at(-1), open().findLast(({ isModal }) => isModal)];
      // A submenu that is open in a dialog is part of it.
      if (top && dialog?.element.contains(top.element)) trapFocus(dialog, event);
      if (isEscape(event)) dismiss('escape', event, () => false);
    },
    { signal },
  );
}

/** True if a click outside of both also closes the outer one of two overlays. */
function closesWith({ element, options }: Dismissible, inner: Dismissible): boolean {
  return options.closesWithInner === true && element !== inner.element && element.contains(inner.element);
}

function belongsTo({ element, content, options }: Dismissible, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = `[aria-controls~="${CSS.escape(element.id || content.id)}"]`;
  const parts = [content, ...comboboxPopups(element)];
  return parts.some((part) => part.contains(target)) || Boolean(target.closest(control) ?? options.ignores?.(target));
}
