import { httpUrl, isRecord } from '@stirrup/cms';
import { showLazy } from '@stirrup/cms/lazy';
import { THUMBNAIL_FIELDS, VARIATION } from './builder-contract.ts';

/** The first thumbnail, which follows the variation. */
interface Follower {
  /** Shows the variation's picture; returns `false` for a variation that is not listed. */
  readonly follow: (variation: unknown) => boolean;
  /** Restores the product's own picture. */
  readonly reset: () => void;
}

const read = (object: unknown, name: string): unknown => (isRecord(object) ? object[name] : undefined);

/**
 * The first thumbnail of the builder's slider, as printed (bricks-dynamic.md §8.8).
 *
 * @param listed Ids of the variations to follow, as JSON.
 */
export function followThumbnail(item: HTMLElement, listed: string | null): Follower {
  const image = item.querySelector('img');
  const link = item.querySelector('a');
  const address = link?.getAttribute('href');
  // The picture has to be restored later, not its placeholder.
  if (image) showLazy(image);
  const printed = new Map(Object.keys(THUMBNAIL_FIELDS).map((name) => [name, image?.getAttribute(name) ?? null]));
  const ids = idsIn(listed);
  const set = (name: string, value: unknown) => {
    if (typeof value === 'string') image?.setAttribute(name, value);
    else image?.removeAttribute(name);
  };
  return {
    follow: (variation) => {
      const shown = read(variation, VARIATION.image);
      if (!ids.has(String(read(variation, VARIATION.id))) || !read(shown, THUMBNAIL_FIELDS.src)) return false;
      for (const [name, field] of Object.entries(THUMBNAIL_FIELDS)) set(name, read(shown, field));
      const full = read(shown, VARIATION.large);
      if (httpUrl(full)) link?.setAttribute('href', String(full));
      return true;
    },
    reset: () => {
      if (address) link?.setAttribute('href', address);
      for (const [name, value] of printed) if (image?.getAttribute(name) !== value) set(name, value);
    },
  };
}

function idsIn(listed: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(listed ?? '[]');
    return new Set(Array.isArray(ids) ? ids.map(String) : []);
  } catch {
    return new Set();
  }
}
