/** Settings and methods of the page (woocommerce.md §1.10). */
export const GLOBAL = 'wc_order_attribution';

/** Our own script element for settings: JSON, keyed by the names of the CMS's globals. */
export const SETTINGS_SCRIPT = 'script[data-stirrup-settings]';

/**
 * Element that fills a form with one hidden field per name: the settings' prefix followed by the field's name
 * (woocommerce.md §6.5).
 */
export const INPUTS_ELEMENT = 'wc-order-attribution-inputs';

/** Cookies of Sourcebuster (swatches-and-others.md §5.4). `promo` is never written, only cleared. */
export const COOKIE = {
  migrations: 'sbjs_migrations',
  currentDetails: 'sbjs_current_add',
  firstDetails: 'sbjs_first_add',
  current: 'sbjs_current',
  first: 'sbjs_first',
  visitor: 'sbjs_udata',
  session: 'sbjs_session',
  promo: 'sbjs_promo',
} as const;

/** Delimiter of `key=value` pairs in a cookie. */
export const DELIMITER = '|||';

/** Placeholder of a missing value; the shop does not store it. */
export const NONE = '(none)';

/** Fields of `current` and `first` and their keys, in order (swatches-and-others.md §5.4). */
export const SOURCE_KEYS = [
  ['type', 'typ'],
  ['source', 'src'],
  ['medium', 'mdm'],
  ['campaign', 'cmp'],
  ['content', 'cnt'],
  ['term', 'trm'],
  ['id', 'id'],
  ['platform', 'plt'],
  ['format', 'fmt'],
  ['tactic', 'tct'],
] as const;

/** First characters of a source's text. */
export const SOURCE_START = 'typ=';

/** Keys of `current_add` and `first_add`, in order: time, address of the first page, referrer. */
export const DETAIL_KEYS = ['fd', 'ep', 'rf'] as const;

/** Keys of `udata`: visits, network address, browser. */
export const VISITOR_KEYS = ['vst', 'uip', 'uag'] as const;

/** Keys of `session`: number of pages, current page. */
export const SESSION_KEYS = ['pgs', 'cpg'] as const;

/** Prefix of all cookies' names; fields of an order omit it. */
export const PREFIX = 'sbjs_';

/** Value of `migrations`: the cookies are in the format in use since 2014. */
export const MIGRATED = '1418474375998=1';

/** Source of direct visits (swatches-and-others.md §5.1). */
export const DIRECT = '(direct)';

/** Parameters of a campaign's link (swatches-and-others.md §5.3). */
export const CAMPAIGN = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  term: 'utm_term',
  id: 'utm_id',
  platform: 'utm_source_platform',
  format: 'utm_creative_format',
  tactic: 'utm_marketing_tactic',
} as const;

/** Parameters of a click on an advertisement, with their default source and medium. The first one counts. */
export const CLICK_IDS = [
  { parameter: 'gclid', source: 'google', medium: 'cpc', campaign: 'google_cpc' },
  { parameter: 'yclid', source: 'yandex', medium: 'cpc', campaign: 'yandex_cpc' },
] as const;

/** Hosts of Yandex, and the parameter of its referrers with the search term. */
export const YANDEX = { name: 'yandex', hosts: /^(?:.*\.)?yandex\..{2,9}$/i, parameter: 'text' } as const;

/** Hosts of Google; every visit from there counts as a search. */
export const GOOGLE = { name: 'google', hosts: /^(?:www\.)?google\..{2,9}$/ } as const;

/**
 * Search engines: host, parameter of their referrers, and name (swatches-and-others.md §5.2).
 */
export const ENGINES = [
  ['bing.com', 'q', 'bing'],
  ['yahoo.com', 'p', 'yahoo'],
  ['about.com', 'q', 'about'],
  ['aol.com', 'q', 'aol'],
  ['ask.com', 'q', 'ask'],
  ['globososo.com', 'q', 'globo'],
  ['go.mail.ru', 'q', 'go.mail.ru'],
  ['rambler.ru', 'query', 'rambler'],
  ['tut.by', 'query', 'tut.by'],
] as const;

/** Hosts that count as others. */
export const ALIASES = [
  { host: 't.co', name: 'twitter.com' },
  { host: 'plus.url.google.com', name: 'plus.google.com' },
] as const;

/** Store of the block checkout (woocommerce.md §6.5). */
export const CHECKOUT_STORE = 'wc/store/checkout';

/** Key of the attribution in the data of a block checkout. */
export const EXTENSION = 'woocommerce/order-attribution';

/**
 * WP Consent API: events on the document, its function, and the global with the type of consent (woocommerce.md §6.6).
 */
export const CONSENT = {
  changed: 'wp_listen_for_consent_change',
  defined: 'wp_consent_type_defined',
  has: 'wp_has_consent',
  type: 'wp_consent_type',
  given: 'allow',
} as const;
