import { encodeForm } from './encode-form.ts';

/** An address with further parameters: multilingual plugins print addresses that have some. */
export function withQuery(url: string, parameters: Readonly<Record<string, string>>): string {
  return `${url}${url.includes('?') ? '&' : '?'}${encodeForm(Object.entries(parameters))}`;
}
