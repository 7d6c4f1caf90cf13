import { vi } from 'vitest';

/** A cookie as a script has set it: its raw value, and what stands behind it. */
export interface RecordedCookie {
  readonly value: string;
  readonly attributes: string;
}

/** Puts a jar in place of the page's cookies that keeps what is said about each, and takes a visitor from page to page. */
export function recordCookies() {
  const jar = new Map<string, RecordedCookie>();
  const cookie = vi
    .spyOn(document, 'cookie', 'get')
    .mockImplementation(() => [...jar].map(([name, { value }]) => `${name}=${value}`).join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [, name = '', value = '', attributes = ''] = /^([^=]*)=([^;]*)(.*)$/.exec(text) ?? [];
    const isEnd =
      /max-age=0/.test(attributes) || Date.parse(/expires=([^;]*)/.exec(attributes)?.[1] ?? '') < Date.now();
    if (isEnd) jar.delete(name);
    else jar.set(name, { value, attributes });
  });
  return { jar, cookie };
}

/** Comes to a page. */
export function comeTo(address: string, referrer: string): void {
  const happyDom: { setURL: (url: string) => void } = Reflect.get(window, 'happyDOM');
  happyDom.setURL(address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}
