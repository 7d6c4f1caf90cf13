import { createButton } from '@stirrup/runtime';

const STYLE =
  'position:absolute;z-index:2;inset-inline-end:8px;width:36px;height:36px;min-width:0;min-height:0;padding:0;border:0;' +
  'border-radius:50%;background:rgb(0 0 0 / 60%);color:#fff;font:12px/1 sans-serif;cursor:pointer;';

/** Names, style and handler of the button. */
interface PauseOptions {
  /** Its names while something moves, and while nothing does. */
  readonly names: { readonly pause: string; readonly play: string };
  /** Its place over the element around it, and all else in which it differs. */
  readonly style: string;
  readonly onPress: () => void;
}

/**
 * A small round button that pauses and plays something that moves by itself (WCAG 2.2.2). The caller inserts it; it is
 * removed with the island.
 */
export function createPause(
  { names, style, onPress }: PauseOptions,
  signal: AbortSignal,
): { readonly button: HTMLElement; readonly show: (isPlaying: boolean) => void } {
  const button = createButton({ onclick: onPress });
  button.style.cssText = STYLE + style;
  signal.addEventListener('abort', () => button.remove());
  return {
    button,
    show: (isPlaying) => {
      // As everywhere, not `▶`: some systems show that as an emoji, in colours of their own.
      button.textContent = isPlaying ? '❚❚' : '►';
      button.setAttribute('aria-label', isPlaying ? names.pause : names.play);
    },
  };
}
