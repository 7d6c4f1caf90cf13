import { FOCUSABLE, tryFocus } from './focusable.ts';
import type { Overlay, OverlayOptions } from './overlay.ts';

/** Number of attempts, one per frame: an element that slides or fades in cannot be focused before it is visible. */
const FRAMES = 60;

type Preferences = Pick<OverlayOptions, 'focus' | 'prefers'>;

/** Moves the focus into an overlay as soon as it is focusable, until `signal` aborts. */
export function moveFocusIn({ element, content }: Overlay, preferences: Preferences, signal: AbortSignal): void {
  if (preferences.focus === 'none') return;
  const attempt = (frames: number) => {
    const { activeElement } = document;
    // The box keeps the focus while there is no better target.
    if (signal.aborted || (activeElement !== content && element.contains(activeElement))) return;
    if (candidates(content, preferences).some((candidate) => tryFocus(candidate)) || frames === 0) return;
    requestAnimationFrame(() => attempt(frames - 1));
  };
  attempt(FRAMES);
}

function candidates(content: HTMLElement, { focus, prefers }: Preferences): HTMLElement[] {
  if (focus === 'content') return [content];
  const find = (selector: string) => [...content.querySelectorAll<HTMLElement>(selector)];
  const bottomOf = (control: HTMLElement) => control.getBoundingClientRect().bottom;
  // Focusing a control below the fold would be out of sight, or would scroll the beginning of the text away.
  const fold = content.getBoundingClientRect().top + innerHeight;
  const seen = find(FOCUSABLE).filter((control) => control.tabIndex >= 0 && bottomOf(control) <= fold);
  return [...find(prefers ?? '[autofocus]'), ...seen, content];
}
