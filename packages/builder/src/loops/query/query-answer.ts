import { codec, isRecord } from '@stirrup/cms';

/** The position of a loop among all results, from a response. */
export interface QueryUpdate {
  readonly page: number | undefined;
  readonly maxPages: number | undefined;
  readonly count: number | undefined;
  readonly start: number;
  readonly end: number;
}

/**
 * The response of `load_query_page` and `query_result`. Values of a wrong type, as plugins may cause, count as missing.
 */
export interface QueryAnswer {
  /** The items only. */
  readonly html: string;
  /** CSS in `<style>` elements. */
  readonly styles: string;
  /** Popups of the items. */
  readonly popups: string;
  /** The new pagination element, if the request named one. */
  readonly pagination: string;
  /** Reason for a missing result, in spite of the status 200. */
  readonly error: string;
  readonly update: QueryUpdate | undefined;
  /** New markup of filters, by their id. */
  readonly filters: Readonly<Record<string, string>>;
  /** Counts of active filters, by the author's tag. */
  readonly tags: Readonly<Record<string, string>>;
  /** Address of the next page, if the answer is a page of the site. */
  readonly nextUrl?: string | undefined;
  /** Text about the results, of such a page. */
  readonly summary?: string | undefined;
}

/** Reads a response (bricks-dynamic.md §3.6, §4.5). HTML without items is valid; another shape gives undefined. */
export function readQueryAnswer(printed: unknown): QueryAnswer | undefined {
  if (!isRecord(printed) || typeof printed['html'] !== 'string') return undefined;
  return {
    html: printed['html'],
    styles: textOf(printed['styles']),
    popups: textOf(printed['popups']),
    pagination: textOf(printed['pagination']),
    error: textOf(printed['error']),
    update: updateOf(printed['updated_query']),
    filters: textsOf(printed['updated_filters']),
    tags: textsOf(printed['parsed_af_tags']),
  };
}

/** The schema of such a response, for requests. */
export const queryAnswer = codec('an answer with html', readQueryAnswer);

function updateOf(printed: unknown): QueryUpdate | undefined {
  if (!isRecord(printed)) return undefined;
  const { query_vars: vars, max_num_pages: maxPages, count, start, end } = printed;
  return {
    page: numberOf(isRecord(vars) ? vars['paged'] : undefined),
    maxPages: numberOf(maxPages),
    count: numberOf(count) ?? 0,
    start: numberOf(start) ?? 0,
    end: numberOf(end) ?? 0,
  };
}

/** The same field is a number in one response and a string in another. */
function numberOf(printed: unknown): number | undefined {
  const number = typeof printed === 'string' && printed ? Number(printed) : printed;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function textOf(printed: unknown): string {
  return typeof printed === 'string' ? printed : '';
}

function textsOf(printed: unknown): Record<string, string> {
  const entries = isRecord(printed) ? Object.entries(printed) : [];
  return Object.fromEntries(
    entries.flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );
}
