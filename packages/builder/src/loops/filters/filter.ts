import type { FilterFacts } from './filter-props.ts';

/** The value of a filter: one, several, or the ends of a range. An empty value is `''` or `[]`. */
export type FilterValue = string | number | readonly string[] | readonly number[];

/** Types of filters, by the builder's names (bricks-dynamic.md §4.1). */
export type FilterType =
  | 'search'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'range'
  | 'datepicker'
  | 'active-filters'
  | 'apply'
  | 'reset'
  | 'pagination';

/** The operations that each kind of filter implements in its own way. */
export interface FilterParts {
  readonly type: FilterType;
  /** The value that the element shows as chosen, in the form in which it is sent. */
  readonly read: () => FilterValue;
  /**
   * The value that the server has printed as chosen, where visitors can change it before the filter is up, or browsers
   * restore another one. @default `read`
   */
  readonly printed?: () => FilterValue;
  /** Shows a value as chosen; `undefined` for no choice. Sends no request. */
  readonly write: (value: FilterValue | undefined) => void;
  /** Origin of the values, by the builder's name (bricks-dynamic.md §4.1). */
  readonly source?: string;
  /** True if nothing is chosen. @default true if `read()` is `''` or `[]` */
  readonly isEmpty?: () => boolean;
  /** The result of `read()` without a choice, for other scripts. @default '' */
  readonly original?: FilterValue;
  /**
   * True if there is something to choose, for interactions (bricks-dynamic.md §4.14). @default true if something is
   * chosen
   */
  readonly hasOptions?: () => boolean;
  /**
   * Replaces the element's content by the server's markup. The visitor's visible choice stays, and a focused element
   * keeps its focus. @default `mergeFilter`
   */
  readonly accept?: (fresh: Element) => void;
}

/** One filter on the page. */
export interface Filter
  extends FilterFacts,
    Required<Omit<FilterParts, 'accept' | 'printed' | 'source'>>,
    Pick<FilterParts, 'accept' | 'source'> {
  readonly element: HTMLElement;
}
