import * as z from 'zod/mini';
import type { CallOptions } from '../request/send.ts';
import { readWordpress, sendWordpress } from './call-wordpress.ts';
import { wordpressUrl } from './wordpress-url.ts';

/** Options of a fetch over all pages. */
export interface FetchAllOptions extends CallOptions {
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Fetches all items of a WordPress REST collection: 100 per page, following the `Link` header (swatches-and-others.md
 * §6.1). It stops at a link to another origin or back to an earlier page.
 *
 * @example
 * ```ts
 * const terms = await fetchAll('/wp/v2/product_cat', z.object({ id: z.number(), name: z.string() }));
 * ```
 * @throws RequestError, see `callWordpress`; the timeout applies to each page.
 */
export async function fetchAll<Schema extends z.core.$ZodType>(
  path: string,
  item: Schema,
  options: FetchAllOptions = {},
): Promise<z.output<Schema>[]> {
  const { query, ...call } = options;
  const items: z.output<Schema>[] = [];
  const read = new Set<string>();
  let url: string | undefined = wordpressUrl(path.replace(/([?&])per_page=-1(&|$)/, '$1'), {
    ...query,
    per_page: '100',
  });
  while (url && !read.has(url)) {
    read.add(url);
    const answer = await sendWordpress(url, call);
    items.push(...readWordpress(z.array(item), answer));
    url = nextPage(answer.headers.get('Link'), url);
  }
  return items;
}

function nextPage(header: string | null, current: string): string | undefined {
  const target = header?.match(/<([^>]+)>\s*;[^,<]*\brel="?next\b/i)?.[1];
  if (!target) return undefined;
  const url = new URL(target, current);
  return url.origin === new URL(current).origin ? url.href : undefined;
}
