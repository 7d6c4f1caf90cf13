import { PLAYERS } from './contract.ts';

/**
 * Pauses the films and sounds in an element.
 *
 * @param except Selector of films that play on.
 */
export function pauseMedia(element: Element, except?: string): void {
  for (const media of element.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (!except || !media.matches(except)) media.pause();
  }
  for (const [selector, message] of Object.entries(PLAYERS)) {
    for (const frame of element.querySelectorAll<HTMLIFrameElement>(selector)) {
      frame.contentWindow?.postMessage(message, '*');
    }
  }
}
