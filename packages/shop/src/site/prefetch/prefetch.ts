import { addToCartSettings, httpUrl } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { IGNORED } from './contract.ts';
import { fetchPage } from './fetch-page.ts';
import { pageAddress } from './page-address.ts';
import { prefetchProps } from './props.ts';
import { prefetchSettings } from './settings.ts';

const COMING = ['mouseover', 'focusin', 'touchstart'] as const;
const LEAVING = ['mouseout', 'focusout'] as const;

/**
 * Fetches ahead the pages behind the links of an element; for the CMS's settings element, behind all links of the page.
 *
 * A behaviour: it has no visible effect. It has no parts: links are links in every CMS, and are searched by event.
 */
export default behaviour({ props: prefetchProps }, ({ island: { element, signal }, delay, limit, ignore }) => {
  const isPage = element instanceof HTMLScriptElement;
  const root = isPage ? document : element;
  let nearest: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    clearTimeout(timer);
    nearest = null;
  };
  const come = ({ type, target }: Event) => {
    const link = linkAround(target);
    // A movement inside the same link does not restart the timer.
    if (link === nearest && type !== 'touchstart') return;
    forget();
    const address = link && pageAddress(link, ignored(ignore));
    if (!address) return;
    nearest = link;
    timer = setTimeout(() => fetchPage(address, limit), type === 'touchstart' ? 0 : delay);
  };
  const leave = (event: Event) => {
    const next = 'relatedTarget' in event ? event.relatedTarget : null;
    if (linkAround(next) !== nearest) forget();
  };
  for (const type of COMING) root.addEventListener(type, come, { signal, passive: true, capture: true });
  for (const type of LEAVING) root.addEventListener(type, leave, { signal, capture: true });
  signal.addEventListener('abort', forget);
});

function linkAround(target: unknown): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** The exclusions of every page, and those of the element's own option, else those of the CMS. */
function ignored(own: string): readonly string[] {
  const { ignore_list, local_url } = prefetchSettings();
  const printed = ignore_list.map((part) => part.replace(local_url, '').replaceAll('*', ''));
  return [...IGNORED, cartPart(), ...(own ? own.split(/[\s,]+/) : printed)].filter(Boolean);
}

/**
 * The cart's part of addresses, under the name that the shop gives it; empty if it is unknown, or the home page, which a
 * plugin may name in its place.
 */
function cartPart(): string {
  const cart = httpUrl(addToCartSettings().cart_url);
  if (!cart) return '';
  const { pathname, search } = new URL(cart);
  const part = `${pathname}/${search}`.replace('//', '/');
  return part === '/' ? '' : part;
}
