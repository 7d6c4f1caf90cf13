import type { Answer } from '../request/answer.ts';
import { encodeForm, type FormFields, formEntries } from '../request/encode-form.ts';
import { type CallOptions, send } from '../request/send.ts';
import { withQuery } from '../request/with-query.ts';
import { GLOBALS } from '../settings/contract.ts';
import { builderSettings, woocommerceSettings } from '../settings/page-settings.ts';
import { readGlobal } from '../settings/read-global.ts';
import { CONTENT_TYPE, HEADER } from './contract.ts';

/** Address of admin-ajax on this page. */
export function adminUrl(): string {
  return readGlobal(GLOBALS.builder) ? builderSettings().ajaxUrl : woocommerceSettings().ajax_url;
}

/** Further options of admin-ajax calls. */
export interface AdminCallOptions extends CallOptions {
  /** Query parameters of the address. */
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Posts to admin-ajax. Fields are form-encoded; a `FormData` is sent as multipart, including files (bricks-dynamic.md
 * §6.6). Neither language nor nonce is added: these calls carry only their own (bricks-dynamic.md §9.3). Validate the
 * answer with `readAnswer`.
 *
 * @example
 * ```ts
 * const answer = await callAdmin('bricks_form_submit', new FormData(form));
 * const { success } = readAnswer(z.object({ success: z.boolean() }), answer);
 * ```
 * @throws RequestError; an action that is unknown, or not open to guests, is answered with status 400 and the body `0`.
 */
export function callAdmin(action: string, fields: FormFields = {}, options: AdminCallOptions = {}): Promise<Answer> {
  const { query, ...call } = options;
  const url = query ? withQuery(adminUrl(), query) : adminUrl();
  if (fields instanceof FormData) {
    fields.set('action', action);
    return send(url, { ...call, method: 'POST', body: fields });
  }
  return send(url, {
    ...call,
    method: 'POST',
    headers: { [HEADER.contentType]: CONTENT_TYPE.form },
    body: encodeForm([['action', action], ...formEntries(fields)]),
  });
}
