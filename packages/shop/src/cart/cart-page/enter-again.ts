import { type Control, isEntered } from '@stirrup/cms';
import { keepInput } from '@stirrup/cms/keep-input';
import { membersOf } from '@stirrup/runtime';
import { COUNTRY } from './contract.ts';

/**
 * Remembers the visitor's entries in a region, except settled ones: the server has received those, and its answer
 * counts. Returns a function that enters them again in the server's new markup, caret included.
 */
export function enterAgain(region: Element, isSettled?: (control: Control) => boolean): (now: Element) => void {
  const enter = keepInput(region, isSettled);
  return (now) => {
    enter(now);
    const country = membersOf(now).querySelector<Control>(COUNTRY);
    if (!country || !isEntered(country)) return;
    // The states of a country have to be listed before one of them can be entered.
    country.dispatchEvent(new Event('change', { bubbles: true }));
    enter(now);
  };
}
