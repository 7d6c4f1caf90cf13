import { membersOf } from '@stirrup/runtime';
import { CLOSE_LOGIN_FRAME, UNLOCK_FIELD } from './login-frame-contract.ts';

/**
 * Closes the dialog that WordPress opens over a page whose visitor was logged out, and in whose frame the form stands. Of
 * another site's page around it nothing is known, and nothing done.
 */
export function closeLoginFrame(form: HTMLFormElement): void {
  if (membersOf(form).querySelector(UNLOCK_FIELD)) return;
  try {
    window.top?.document.querySelector<HTMLElement>(CLOSE_LOGIN_FRAME)?.click();
  } catch {
    // The page around is another site's.
  }
}
