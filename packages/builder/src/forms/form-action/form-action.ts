import { httpUrl } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';

/** An address that a form is sent to in the background. */
export interface FormAction {
  readonly url: string;
  /** True if the fields are sent as `multipart/form-data`, otherwise they are form-encoded. */
  readonly isMultipart: boolean;
}

/**
 * The form's own action, or that of the button that submits it; without one, the page's address. Undefined where only
 * the browser can do what the markup says: a form with `method="get"` or `dialog`, one that opens a window or a frame,
 * one with an address such as `mailto:`.
 */
export function formAction(form: HTMLFormElement, submitter: Element | null): FormAction | undefined {
  const given = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? membersOf(form).getAttribute(name) ?? undefined;
  const method = given('method')?.toLowerCase();
  const target = given('target')?.toLowerCase();
  // No request has a fragment, nor has the address of an answer, which is compared with this one.
  const [url] = httpUrl(given('action') || location.href)?.split('#') ?? [];
  if (method !== 'post' || !url || (target && target !== '_self')) return undefined;
  return { url, isMultipart: given('enctype')?.toLowerCase() === 'multipart/form-data' };
}
