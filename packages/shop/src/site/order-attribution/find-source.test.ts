import { describe, expect, it } from 'vitest';
import { entries } from '../../testing/attribution-entries.ts';
import { findSource } from './find-source.ts';
import type { Visit } from './visit.ts';

const stranger = { hasSession: false, hasSource: false };

function visit(path = '/', referrer = '', hostname = 'shop.example'): Visit {
  const { href, search } = new URL(path, `https://${hostname}`);
  return { href, search, hostname, referrer, userAgent: 'test', time: new Date(0) };
}

describe('a first visit', () => {
  it.each(entries)('$path from $referrer is $source.type of $source.source', ({ path, referrer, source }) => {
    expect(findSource(visit(path, referrer), stranger)).toEqual(source);
  });
});

it('knows its own host by www. or without, its subdomains, but not its parent', () => {
  const from = (referrer: string, hostname: string) => findSource(visit('/', referrer, hostname), stranger)?.type;
  expect(from('https://shop.example/', 'www.shop.example')).toBe('typein');
  expect(from('https://www.shop.example/', 'www.shop.example')).toBe('typein');
  expect(from('https://m.shop.example/', 'www.shop.example')).toBe('typein');
  expect(from('https://shop.example/', 'm.shop.example')).toBe('referral');
});

it('reads the browser’s referrer, not text that looks like a host in it', () => {
  const from = (referrer: string) => findSource(visit('/', referrer), stranger);
  expect(from('https://medium.example/@rider/horses')).toMatchObject({
    source: 'medium.example',
    content: '/@rider/horses',
  });
  expect(from('https://shop.example/reset/?email=rider@stable.example')).toMatchObject({ type: 'typein' });
  expect(from('https://rider:secret@blog.example.org/')).toMatchObject({ source: 'blog.example.org' });
  expect(from('not an address')).toMatchObject({ type: 'typein' });
});

it('does not mistake a parameter with an odd name for a campaign', () => {
  expect(findSource(visit('/?false=1&toString=2&__proto__=3'), stranger)?.type).toBe('typein');
});

it.each([
  ['/?utm_source=nl', '', 'utm', 'utm'],
  ['/', 'https://www.google.com/', 'organic', 'organic'],
  ['/', 'https://blog.example.org/', undefined, 'referral'],
  ['/', 'https://shop.example/', undefined, undefined],
  ['/', '', undefined, undefined],
])('changes a known source for %s from %s: in a session %s, after it %s', (path, referrer, during, after) => {
  const decide = (hasSession: boolean) => findSource(visit(path, referrer), { hasSession, hasSource: true })?.type;
  expect([decide(true), decide(false)]).toEqual([during, after]);
});
