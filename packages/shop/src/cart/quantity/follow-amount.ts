import { membersOf } from '@stirrup/runtime';
import { LOOP } from '../adding/contract.ts';
import { UPDATE_CART } from './contract.ts';

/** Enables the cart page's update button after a change (bricks-dynamic.md §8.4). */
export function enableUpdate({ form }: HTMLInputElement): void {
  const button = form && membersOf(form).querySelector<HTMLButtonElement>(UPDATE_CART);
  if (!button) return;
  button.disabled = false;
  button.setAttribute('aria-disabled', 'false');
}

/** Writes the amount in a list's field into the add link beside it (bricks-dynamic.md §8.4). */
export function syncLoopLink({ form, value }: HTMLInputElement): void {
  const link = loopLink(form);
  const amount = value || '1';
  if (!link) return;
  link.setAttribute(LOOP.attribute, amount);
  const url = new URL(link.href);
  url.searchParams.set(LOOP.parameter, amount);
  link.href = url.href;
}

/** Replaces the submit of a list's form, which adds nothing itself, by a click on its link (bricks-dynamic.md §8.4). */
export function submitByLink(event: Event): void {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  const link = loopLink(form);
  if (!link) return;
  event.preventDefault();
  link.click();
}

function loopLink(form: HTMLFormElement | null): HTMLAnchorElement | null {
  const members = form && membersOf(form);
  return members?.matches(LOOP.form) ? members.querySelector<HTMLAnchorElement>(LOOP.link) : null;
}
