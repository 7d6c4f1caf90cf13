import { FOCUSABLE, tryFocus } from './focusable.ts';
import type { Overlay, OverlayOptions } from './overlay.ts';

/** An element that slides or fades in takes no focus before it is visible: a try per frame, so many at most. */
const FRAMES = 60;

/** Moves the focus into an overlay as soon as it can take it, or until `signal` aborts. */
export function moveFocusIn(overlay: Overlay, focus: OverlayOptions['focus'], signal: AbortSignal): void {
  const { element, content } = overlay;
  if (focus === 'none') return;
  const attempt = (frames: number) => {
    const { activeElement } = document;
    // The box has it as long as there is nothing better.
    if (signal.aborted || (activeElement !== content && element.contains(activeElement))) return;
    if (candidates(content, focus).some(tryFocus) || frames === 0) return;
    requestAnimationFrame(() => attempt(frames - 1));
  };
  attempt(FRAMES);
}

function candidates(content: HTMLElement, focus: OverlayOptions['focus']): HTMLElement[] {
  if (focus === 'content') return [content];
  const find = (selector: string) => [...content.querySelectorAll<HTMLElement>(selector)];
  const bottomOf = (control: HTMLElement) => control.getBoundingClientRect().bottom;
  // Below the fold a control would be focused out of sight, or pull the beginning of the text out of it.
  const fold = content.getBoundingClientRect().top + innerHeight;
  const seen = find(FOCUSABLE).filter((control) => control.tabIndex >= 0 && bottomOf(control) <= fold);
  return [...find('[autofocus]'), ...seen, content];
}
