import { httpUrl } from '@stirrup/cms';

/**
 * The address of a host's player that plays at once: YouTube's and Vimeo's with the settings that trace visitors least.
 *
 * @returns undefined if it is no address of the web
 */
export function playingAddress(printed: string | null | undefined): string | undefined {
  const address = httpUrl(printed);
  if (!address) return undefined;
  const url = new URL(address);
  url.hostname = url.hostname.replace(/^(www\.)?youtube\.com$/, 'www.youtube-nocookie.com');
  url.searchParams.set('autoplay', '1');
  if (url.hostname === 'player.vimeo.com') url.searchParams.set('dnt', '1');
  return url.href;
}
