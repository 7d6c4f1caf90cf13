import { membersOf } from '@stirrup/runtime';
import { LOOP, UPDATE_CART } from './contract.ts';

/** Lets the cart page be updated: something has changed (bricks-dynamic.md §8.4). */
export function enableUpdate({ form }: HTMLInputElement): void {
  const button = form && membersOf(form).querySelector<HTMLButtonElement>(UPDATE_CART);
  if (!button) return;
  button.disabled = false;
  button.setAttribute('aria-disabled', 'false');
}

/**
 * In a list of products, the link beside the field adds as many as the field says; Enter in the field is a click on
 * it, for the form itself adds nothing (bricks-dynamic.md §8.4).
 */
export function leadLoopLink({ form, value }: HTMLInputElement): void {
  const link = loopLink(form);
  const amount = value || '1';
  if (!link) return;
  link.setAttribute(LOOP.attribute, amount);
  const url = new URL(link.href);
  url.searchParams.set(LOOP.parameter, amount);
  link.href = url.href;
}

/** Sends a form of a list by its link. */
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
