import { pageRegistry, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import type { DemoForm } from '../../../../fixtures/cms/forms/types.ts';
import { settle } from '../../../../fixtures/stub-shop.ts';
import { builderForm } from '../forms/form/fixture.ts';
import { form } from '../forms/form/island.ts';
import { bringUp } from './bring-up.ts';
import { stubServer } from './stub-server.ts';
import { the } from './the.ts';
// Imported up front, so that no test waits for it.
import '../forms/form/form.tsx';

/** The emitted form events: names and details. */
export const emitted: (readonly [name: string, detail: { readonly elementId: string; readonly res?: unknown }])[] = [];

const NAMES = ['bricks/form/submit', 'bricks/form/success', 'bricks/form/error'];
const record = (event: Event) => void (event instanceof CustomEvent && emitted.push([event.type, event.detail]));

/** A form with one field, as the builder prints it. */
export const formWith = (more: Partial<DemoForm> = {}): string =>
  String(
    builderForm({
      id: 'formaa',
      submit: 'Send',
      actions: [],
      fields: [{ id: 'nameff', type: 'text', label: 'Name', value: 'Ada' }],
      ...more,
    }),
  );

/** The fields in the body of a form's request, or of any other request. */
function read(body: RequestInit['body']) {
  const entries = body instanceof FormData ? body : new URLSearchParams(String(body));
  const fields = Array.from(
    entries,
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
  return { fields };
}

/** Opens a page, waits for its forms, and stubs a server whose responses the test gives by hand. */
export async function openForms(markup: string, settings: object = {}) {
  const calls = stubServer(read, { formNonce: 'stale', postId: '196', ...settings });
  document.body.innerHTML = markup;
  emitted.length = 0;
  for (const name of NAMES) document.addEventListener(name, record);
  start(form);
  await bringUp();
  return calls;
}

/** Removes everything. */
export function closeForms(): void {
  pageRegistry().release(document.body);
  for (const name of NAMES) document.removeEventListener(name, record);
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}

/** Presses the form's button, as a visitor does. */
export async function send(form = ''): Promise<void> {
  the(`${form} [type="submit"]`).click();
  await settle();
}
