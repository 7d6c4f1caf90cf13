import { isEscape } from './is-escape.ts';
import type { DismissReason, Overlay, OverlayOptions } from './overlay.ts';
import { trapFocus } from './trap-focus.ts';

/** An open overlay that a dismissal may close; lists have the topmost last. */
export type Dismissible = Overlay & { readonly options: OverlayOptions };

/** Dialogs and popovers in the browser's top layer: they close by the browser, and lie above everything of ours. */
const TOP_LAYER = ':modal,:is(:popover-open)';

/** Hears Escape, Tab and clicks for whatever is open, until `signal` aborts: each is for one overlay at most. */
export function listenForDismissals(open: () => readonly Dismissible[], signal: AbortSignal): void {
  let pressed: EventTarget | null = null;

  /** From the top down, as far as nothing modal lies in between. */
  const dismiss = (reason: DismissReason, event: Event, isInside: (overlay: Dismissible) => boolean) => {
    for (const overlay of open().toReversed()) {
      if (isInside(overlay)) return;
      if (overlay.options.dismissedBy?.includes(reason) ?? true) {
        overlay.options.onDismiss(reason, event);
        if (reason === 'escape') event.preventDefault();
        return;
      }
      if (overlay.isModal) return;
    }
  };

  // Before the click's own action: an overlay that the click opens must not be closed by it.
  const early = { capture: true, signal };
  const press = ({ target }: Event) => {
    pressed = target;
  };
  document.addEventListener('pointerdown', press, early);
  document.addEventListener(
    'click',
    (event) => {
      // A text that is selected until beyond the edge ends in a click outside, too.
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
      const top = open().at(-1);
      if (top?.isModal) trapFocus(top, event);
      if (isEscape(event)) dismiss('escape', event, () => false);
    },
    { signal },
  );
}

function belongsTo({ element, content, options }: Dismissible, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = `[aria-controls~="${CSS.escape(element.id || content.id)}"]`;
  return content.contains(target) || Boolean(target.closest(control) ?? options.ignores?.(target));
}
