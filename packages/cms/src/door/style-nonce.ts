import { scriptNonce } from './script-nonce.ts';

/** The nonce of the page's own styles, or else of its scripts, for a Content-Security-Policy; empty if they have none. */
export function styleNonce(): string {
  return document.querySelector<HTMLElement>('style[nonce],[rel=stylesheet][nonce]')?.nonce || scriptNonce();
}
