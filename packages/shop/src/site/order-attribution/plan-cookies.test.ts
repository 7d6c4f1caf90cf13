import { expect, it } from 'vitest';
import { COOKIE, DELIMITER } from './contract.ts';
import { unpackFields } from './cookie-text.ts';
import type { Jar } from './jar.ts';
import { planCookies } from './plan-cookies.ts';
import type { Visit } from './visit.ts';

const SHOP = 'https://shop.example';

function visit(path = '/', referrer = ''): Visit {
  const { href, search, hostname } = new URL(path, SHOP);
  return { href, search, hostname, referrer, userAgent: 'Rider/1.0', time: new Date(Date.UTC(2026, 2, 1, 9, 30, 5)) };
}

const after = (jar: Jar, ...where: Parameters<typeof visit>): Jar =>
  new Map([...jar, ...planCookies(jar, visit(...where))]);
const field = (jar: Jar, cookie: string, key: string) => unpackFields(jar.get(cookie) ?? '').get(key);
const withoutSession = (jar: Jar): Jar => new Map([...jar].filter(([name]) => name !== COOKIE.session));
const summary = (jar: Jar) => [
  field(jar, COOKIE.current, 'typ'),
  field(jar, COOKIE.current, 'src'),
  field(jar, COOKIE.session, 'pgs'),
  field(jar, COOKIE.visitor, 'vst'),
];

it('writes seven cookies for a new visitor, in order, field by field', () => {
  expect([...planCookies(new Map(), visit('/shop/?utm_source=nl', 'https://blog.example.org/'))]).toEqual([
    [COOKIE.migrations, '1418474375998=1'],
    [COOKIE.currentDetails, `fd=2026-03-01 09:30:05|||ep=${SHOP}/shop/?utm_source=nl|||rf=https://blog.example.org/`],
    [COOKIE.firstDetails, `fd=2026-03-01 09:30:05|||ep=${SHOP}/shop/?utm_source=nl|||rf=https://blog.example.org/`],
    [
      COOKIE.current,
      'typ=utm|||src=nl|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)',
    ],
    [
      COOKIE.first,
      'typ=utm|||src=nl|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)',
    ],
    [COOKIE.visitor, 'vst=1|||uip=(none)|||uag=Rider/1.0'],
    [COOKIE.session, `pgs=1|||cpg=${SHOP}/shop/?utm_source=nl`],
  ]);
});

it('makes the journey of woocommerce.md §6.4', () => {
  let jar = after(new Map(), '/', 'https://blog.example.org/');
  expect(summary(jar)).toEqual(['referral', 'blog.example.org', '1', '1']);
  const first = jar.get(COOKIE.first);
  jar = after(jar, '/shop/', `${SHOP}/`);
  expect(summary(jar)).toEqual(['referral', 'blog.example.org', '2', '1']);
  jar = after(jar, '/', 'https://other.example.org/');
  expect(summary(jar)).toEqual(['referral', 'blog.example.org', '3', '1']);
  jar = after(jar, '/product/', 'https://www.google.com/');
  expect(summary(jar)).toEqual(['organic', 'google', '4', '1']);
  expect(field(jar, COOKIE.currentDetails, 'ep')).toBe(`${SHOP}/product/`);
  jar = after(jar, '/?utm_source=nl');
  expect(summary(jar)).toEqual(['utm', 'nl', '5', '1']);
  jar = after(withoutSession(jar));
  expect(summary(jar)).toEqual(['utm', 'nl', '1', '2']);
  jar = after(withoutSession(jar), '/', 'https://other.example.org/');
  expect(summary(jar)).toEqual(['referral', 'other.example.org', '1', '3']);
  expect(jar.get(COOKIE.first)).toBe(first);
  expect(field(jar, COOKIE.firstDetails, 'rf')).toBe('https://blog.example.org/');
});

it('reads values as the shop is to get them', () => {
  const jar = after(new Map(), '/?utm_source=Pferd%26Reiter%3D%C3%BC&utm_medium=100%&utm_campaign=a+b&utm_term=%FCber');
  const keys = ['src', 'mdm', 'cmp', 'trm'];
  expect(keys.map((key) => field(jar, COOKIE.current, key))).toEqual(['Pferd&Reiter=ü', '100%', 'a+b', 'über']);
});

it('prevents links from writing fields of their own', () => {
  const jar = after(new Map(), `/?utm_source=nl${DELIMITER}typ=organic`);
  expect(summary(jar).slice(0, 2)).toEqual(['utm', 'nl|||typ']);
  expect(unpackFields(jar.get(COOKIE.current) ?? '').size).toBe(10);
});

it.each([
  ['nothing of a source', 'typ'],
  ['a text of somebody else', 'hello'],
  ['what an empty source was once written as', 'null'],
])('starts anew where a cookie holds %s', (_, text) => {
  const jar = after(
    new Map([
      [COOKIE.current, text],
      [COOKIE.first, text],
    ]),
  );
  expect(summary(jar)).toEqual(['typein', '(direct)', '1', '1']);
  expect(field(jar, COOKIE.first, 'typ')).toBe('typein');
});

it('restores a lost current source from the first one, and the other way round', () => {
  const known = after(new Map(), '/?utm_source=nl');
  const without = (lost: string) => new Map([...known].filter(([name]) => name !== lost));
  expect(summary(after(without(COOKIE.current))).slice(0, 2)).toEqual(['utm', 'nl']);
  expect(field(after(without(COOKIE.first)), COOKIE.first, 'src')).toBe('nl');
});

it('counts on where counts are damaged', () => {
  const known = after(new Map());
  const jar = after(new Map([...known, [COOKIE.visitor, 'vst=|||uag'], [COOKIE.session, 'pgs=x']]));
  expect(summary(jar)).toEqual(['typein', '(direct)', '2', '1']);
});

it('counts a campaign whose page a new visitor left before it was recorded, on the page that follows only', () => {
  const landing = `${SHOP}/spring/?utm_source=nl&utm_campaign=spring`;
  const jar = after(new Map(), '/product/', landing);
  expect(summary(jar)).toEqual(['utm', 'nl', '1', '1']);
  expect(field(jar, COOKIE.first, 'cmp')).toBe('spring');
  expect(field(jar, COOKIE.firstDetails, 'ep')).toBe(landing);
  expect(summary(after(new Map(), '/product/', `${SHOP}/spring/`))).toEqual(['typein', '(direct)', '1', '1']);
  expect(summary(after(new Map(), '/', 'https://other.example.org/?utm_source=nl'))[0]).toBe('referral');
  const direct = after(new Map());
  expect(summary(after(withoutSession(direct), '/product/', landing))[0]).toBe('typein');
});
