import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { withShop } from '../../../../e2e/support/browser.ts';

/** A form on a page of the demo shop, with what a visitor does to it. */
export interface FormOnPage {
  readonly page: Page;
  /** Selector of an element in the form; without an argument, of the form itself. */
  readonly at: (selector?: string) => string;
  /** Submits the form by its button. */
  readonly send: () => Promise<void>;
  /** Resolves with the form's message. */
  readonly message: () => Promise<string>;
  /** Requests that have submitted a form so far. */
  readonly sent: readonly Request[];
}

/** True if a request submits a form. */
export function isSubmit(request: Request): boolean {
  const body = request.method() === 'POST' ? (request.postDataBuffer()?.toString('latin1') ?? '') : '';
  return body.includes('bricks_form_submit');
}

/**
 * Opens a page of the demo shop, and waits until the form with this id is up.
 *
 * @example
 * const { page, at, send, message } = await formOn('/builder/elements/forms/', 'elkeep');
 * await page.fill(at('input'), 'Ada');
 * await send();
 * expect(await message()).toBe('Saved.');
 */
export async function formOn(
  path: string,
  id: string,
  options: Parameters<typeof withShop>[1] = {},
): Promise<FormOnPage> {
  const sent: Request[] = [];
  const page = await withShop(path, {
    ...options,
    prepare: async (prepared) => {
      prepared.on('request', (request) => isSubmit(request) && sent.push(request));
      await options.prepare?.(prepared);
    },
  });
  const at = (selector = '') => [`form[data-element-id="${id}"]`, selector].filter(Boolean).join(' ');
  await ready(page, at());
  return {
    page,
    at,
    sent,
    send: () => page.click(at('[type="submit"]')),
    message: async () => (await page.textContent(at('> .message > .text'))) ?? '',
  };
}

/** Waits until a form is up; forms far down the page start when they scroll into view. */
export async function ready(page: Page, form: string): Promise<void> {
  await page.locator(form).first().scrollIntoViewIfNeeded();
  await page.waitForSelector(`${form}[data-island-state="ready"]`);
}

/** Waits until the page keeps a text over a reload: the code for that loads at the first touch of a form. */
export async function isKept(page: Page, text: string): Promise<void> {
  const kept = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      return JSON.stringify({ ...sessionStorage });
    });
  await expect.poll(kept).toContain(text);
}
