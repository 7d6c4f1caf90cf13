import { vi } from 'vitest';

/** A cookie as a script set it: its raw value and its attributes. */
export interface RecordedCookie {
  readonly value: string;
  readonly attributes: string;
}

/** Replaces the page's cookies by a jar that records the attributes of each, and moves a visitor from page to page. */
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

/** Visits a page. */
export function comeTo(address: string, referrer: string): void {
  const happyDom: { setURL: (url: string) => void } = Reflect.get(window, 'happyDOM');
  happyDom.setURL(address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}
