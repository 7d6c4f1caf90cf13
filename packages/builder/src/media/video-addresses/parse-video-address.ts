import { httpUrl } from '@stirrup/cms';

/** A film of a host, by its id, or a file. */
export type VideoAddress = HostedVideo | { readonly kind: 'file'; readonly url: string };

export interface HostedVideo {
  readonly kind: 'youtube' | 'vimeo';
  readonly id: string;
  /** Vimeo's key to an unlisted film. */
  readonly hash?: string;
  /** Beginning of the film that the address names, in seconds. */
  readonly start?: number;
  /** Other parameters of a YouTube address, such as a playlist; those that only trace visitors are left out. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Hosts with or without a subdomain, and nothing that only ends like them. */
const YOUTUBE = /^(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO = /^(?:[\w-]+\.)*vimeo\.com$/;

/** A host's address without its scheme. */
const WITHOUT_SCHEME = /^(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//;

/** Films in the page itself, or in its memory. */
const INLINE = /^(?:data:video\/|blob:)/;

const YOUTUBE_ID = /^[\w-]{11}$/;
const PLAYER_PATH = /^\/(?:embed|v|e|shorts|live)\/([^/]+)/;
const VIMEO_ID = /^\d{6,10}$/;
const VIMEO_HASH = /^[\da-f]{8,}$/;

/** Parameters that are read otherwise, or only trace visitors. */
const DROPPED = new Set(['v', 't', 'start', 'si', 'feature', 'pp', 'ab_channel', 'autoplay', 'enablejsapi', 'origin']);

/**
 * The film behind an address: bare ids of YouTube (11 characters) and Vimeo (6 to 10 digits), the addresses of their
 * pages and players in every form, and files, Vimeo's among them.
 *
 * @returns undefined for a host's page without a film, and for addresses that are not of the web
 *
 * Follows bricks-elements.md §31, §32, §34 and page-builder-specification.md §5.
 */
export function parseVideoAddress(address: string): VideoAddress | undefined {
  const value = address.trim();
  if (YOUTUBE_ID.test(value)) return { kind: 'youtube', id: value, parameters: {} };
  if (VIMEO_ID.test(value)) return { kind: 'vimeo', id: value, parameters: {} };
  if (INLINE.test(value)) return { kind: 'file', url: value };
  const href = httpUrl(WITHOUT_SCHEME.test(value) ? `https://${value}` : value);
  if (!href) return undefined;
  const url = new URL(href);
  if (YOUTUBE.test(url.hostname)) return youtube(url);
  if (!VIMEO.test(url.hostname) || url.pathname.includes('/progressive_redirect/')) return { kind: 'file', url: href };
  return vimeo(url);
}

function youtube({ hostname, pathname, searchParams }: URL): HostedVideo | undefined {
  const inPath = (hostname.endsWith('youtu.be') ? /^\/([^/]+)/ : PLAYER_PATH).exec(pathname)?.[1];
  const id = [searchParams.get('v'), inPath].find((part) => part && YOUTUBE_ID.test(part));
  if (!id) return undefined;
  const parameters = Object.fromEntries([...searchParams].filter(([name]) => !DROPPED.has(name)));
  const time = searchParams.get('t') ?? searchParams.get('start');
  return { kind: 'youtube', id, ...startAt(time), parameters };
}

function vimeo({ pathname, searchParams, hash: fragment }: URL): HostedVideo | undefined {
  const path = pathname.split('/');
  const place = path.findLastIndex((part) => VIMEO_ID.test(part));
  const id = path[place];
  if (!id) return undefined;
  const hash = [searchParams.get('h') ?? '', path[place + 1] ?? ''].find((part) => VIMEO_HASH.test(part));
  const time = new URLSearchParams(fragment.slice(1)).get('t');
  return { kind: 'vimeo', id, ...(hash && { hash }), ...startAt(time), parameters: {} };
}

/** Reads "90", "90s" and "1h2m3s". */
function startAt(time: string | null): { start?: number } {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  const start = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return start ? { start } : {};
}
