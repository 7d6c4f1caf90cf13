import type { Source } from '../site/order-attribution/find-source.ts';

/** One way to come to `https://shop.example` for the first time, and the expected attribution. */
export interface Entry {
  /** Path and query. @default `/` */
  readonly path?: string;
  readonly referrer?: string;
  readonly source: Source;
}

const direct: Source = { type: 'typein', source: '(direct)' };
const organic = (source: string): Source => ({ type: 'organic', source, medium: 'organic' });
const referral = (source: string, content = '/'): Source => ({ type: 'referral', source, medium: 'referral', content });
const everything =
  '?utm_source=s&utm_medium=m&utm_campaign=c&utm_content=x&utm_term=t&utm_id=i&utm_source_platform=p&utm_creative_format=f&utm_marketing_tactic=k';

/** Every row of woocommerce.md §6.4 and every engine, alias and rule of swatches-and-others.md §5.2, §5.3. */
export const entries: readonly Entry[] = [
  // Direct visits.
  { source: direct },
  { referrer: 'https://shop.example/about/', source: direct },
  { referrer: 'https://www.shop.example/', source: direct },
  { referrer: 'https://m.shop.example/', source: direct },
  { referrer: 'https://M.Shop.Example:8443/path', source: direct },
  { path: '/?gclid', source: direct },
  { path: '/?fbclid=1', source: direct },
  { path: '/?msclkid=1&ttclid=2', source: direct },
  { path: '/?UTM_SOURCE=nl', source: direct },
  { path: '/#utm_source=nl', source: direct },
  { path: '/?s=utm_source', source: direct },

  // Other sites.
  { referrer: 'https://blog.example.org/post/1?x=2', source: referral('blog.example.org', '/post/1') },
  { referrer: 'https://blog.example.org/', source: referral('blog.example.org') },
  { referrer: 'https://www.blog.example.org/', source: referral('blog.example.org') },
  { referrer: 'http://blog.example.org:8080/a/', source: referral('blog.example.org', '/a/') },
  { referrer: 'https://blog.example.org/caf%C3%A9', source: referral('blog.example.org', '/caf%C3%A9') },
  { referrer: 'https://notshop.example/', source: referral('notshop.example') },
  { referrer: 'https://example/', source: referral('example') },
  { referrer: 'https://news.google.com/', source: referral('news.google.com') },
  { referrer: 'https://duckduckgo.com/', source: referral('duckduckgo.com') },
  { referrer: 'https://t.co/abc', source: referral('twitter.com', '/abc') },
  { referrer: 'https://plus.url.google.com/', source: referral('plus.google.com') },
  { referrer: 'https://not-t.co/', source: referral('not-t.co') },
  { path: '/?fbclid=1', referrer: 'https://l.facebook.com/', source: referral('l.facebook.com') },
  { referrer: 'android-app://com.google.android.gm/', source: referral('com.google.android.gm') },

  // Search engines.
  { referrer: 'https://www.google.com/', source: organic('google') },
  { referrer: 'https://google.co.uk/search?q=bridle', source: organic('google') },
  { referrer: 'https://www.google.co.uk/', source: organic('google') },
  { referrer: 'https://yandex.ru/search/?text=bridle', source: organic('yandex') },
  { referrer: 'https://m.yandex.com.tr/?text=', source: organic('yandex') },
  { referrer: 'https://yandex.ru/', source: referral('yandex.ru') },
  { referrer: 'https://www.bing.com/search?q=bridle', source: organic('bing') },
  { referrer: 'https://bing.com/search?faq=x', source: organic('bing') },
  { referrer: 'https://www.bing.com/', source: referral('bing.com') },
  { referrer: 'https://search.yahoo.com/search?p=bridle', source: organic('yahoo') },
  { referrer: 'https://search.yahoo.com/search?q=bridle', source: referral('search.yahoo.com', '/search') },
  { referrer: 'https://www.about.com/?q=bridle', source: organic('about') },
  { referrer: 'https://search.aol.com/aol/search?q=bridle', source: organic('aol') },
  { referrer: 'https://www.ask.com/web?q=bridle', source: organic('ask') },
  { referrer: 'https://globososo.com/?q=bridle', source: organic('globo') },
  { referrer: 'https://go.mail.ru/search?q=bridle', source: organic('go.mail.ru') },
  { referrer: 'https://nova.rambler.ru/search?query=bridle', source: organic('rambler') },
  { referrer: 'https://search.tut.by/?query=bridle', source: organic('tut.by') },
  { referrer: 'https://tut.by/?q=bridle', source: referral('tut.by') },

  // Campaigns.
  {
    path: `/${everything}`,
    referrer: 'https://blog.example.org/',
    source: {
      type: 'utm',
      source: 's',
      medium: 'm',
      campaign: 'c',
      content: 'x',
      term: 't',
      id: 'i',
      platform: 'p',
      format: 'f',
      tactic: 'k',
    },
  },
  { path: '/?utm_source=nl', referrer: 'https://www.google.com/', source: { type: 'utm', source: 'nl' } },
  { path: '/?utm_medium=', source: { type: 'utm', medium: '' } },
  { path: '/?utm_source=&utm_campaign=', source: { type: 'utm', source: '', campaign: '' } },
  { path: '/?utm_content=&utm_term=', source: { type: 'utm' } },
  { path: '/?utm_term=bridle', source: { type: 'utm', term: 'bridle' } },
  { path: '/?utm_source=a&utm_source=b', source: { type: 'utm', source: 'a,b' } },
  { path: '/?utm_source=a&utm_source', source: { type: 'utm', source: 'a,' } },
  { path: '/?utm_source&utm_source=a', source: { type: 'utm', source: 'a' } },
  { path: '/?utm_source=a=b', source: { type: 'utm', source: 'a' } },
  { path: '/?utm_source=spring+sale%20now', source: { type: 'utm', source: 'spring+sale%20now' } },
  { path: '/?utm_source=Pferd%26Reiter%3D%C3%BC', source: { type: 'utm', source: 'Pferd%26Reiter%3D%C3%BC' } },
  { path: '/?utm_source=100%', source: { type: 'utm', source: '100%' } },
  { path: '/?utm_source=%FCber', source: { type: 'utm', source: '%FCber' } },
  { path: '/shop/?orderby=price&utm_campaign=spring', source: { type: 'utm', campaign: 'spring' } },

  // Clicks on advertisements.
  {
    path: '/?gclid=abc',
    referrer: 'https://www.google.com/',
    source: { type: 'utm', source: 'google', medium: 'cpc', campaign: 'google_cpc' },
  },
  {
    path: '/?gclid=abc&utm_source=ads',
    source: { type: 'utm', source: 'ads', medium: 'cpc', campaign: 'google_cpc' },
  },
  { path: '/?gclid=', source: { type: 'utm', source: 'google', medium: 'cpc', campaign: 'google_cpc' } },
  { path: '/?yclid=1', source: { type: 'utm', source: 'yandex', medium: 'cpc', campaign: 'yandex_cpc' } },
  {
    path: '/?yclid=1&gclid=2',
    source: { type: 'utm', source: 'google', medium: 'cpc', campaign: 'google_cpc' },
  },
  {
    path: '/?yclid=1',
    referrer: 'https://yandex.ru/search/?lr=2&text=bridle%20snaffle',
    source: { type: 'utm', source: 'yandex', medium: 'cpc', campaign: 'yandex_cpc', term: 'bridle%20snaffle' },
  },
  {
    path: '/?yclid=1&utm_term=own',
    referrer: 'https://yandex.ru/?text=bridle',
    source: { type: 'utm', source: 'yandex', medium: 'cpc', campaign: 'yandex_cpc', term: 'own' },
  },
];
