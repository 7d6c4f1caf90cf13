import { PLAYERS } from './contract.ts';

/** Pauses the films and sounds in an element. */
export function pauseMedia(element: Element): void {
  for (const media of element.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
  for (const [selector, message] of Object.entries(PLAYERS)) {
    for (const frame of element.querySelectorAll<HTMLIFrameElement>(selector)) {
      frame.contentWindow?.postMessage(message, '*');
    }
  }
}
