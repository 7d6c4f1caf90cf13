/** What is chosen in a filter: one value, several of a kind, or the ends of a range; none is `''` or `[]`. */
export type FilterValue = string | number | readonly string[] | readonly number[];

/** Kinds of filters, by the builder's names (contracts/bricks-dynamic.md §4.1). */
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

/** What markup tells of a filter. */
export interface FilterFacts {
  /** Id of the filter. */
  readonly filter: string;
  /** Id of the loop that it filters. */
  readonly query: string;
  readonly action: 'filter' | 'sort' | 'per_page';
  /** Its parameter's name in the address; empty for `brx_` and the id. */
  readonly name: string;
  /** Whether a choice acts at once, or waits for the submit button. */
  readonly apply: 'change' | 'click';
}

/** What the kinds of filters do each in their own way. */
export interface FilterParts {
  readonly type: FilterType;
  /** What the element shows as chosen, as it is sent. */
  readonly read: () => FilterValue;
  /** Shows a value as chosen; `undefined` is nothing chosen. Asks for nothing. */
  readonly write: (value: FilterValue | undefined) => void;
  /** Where the values come from, by the builder's name (contracts/bricks-dynamic.md §4.1). */
  readonly source?: string;
  /** Whether nothing is chosen. @default whether `read()` is `''` or `[]` */
  readonly isEmpty?: () => boolean;
  /** What `read()` gives where nothing is chosen; for scripts of others. @default '' */
  readonly original?: FilterValue;
  /** Whether there is something to choose, for interactions (§4.14). @default whether something is chosen */
  readonly hasOptions?: () => boolean;
  /**
   * Takes what the server sends in the place of the element. What the visitor sees as chosen stays so, and what has focus
   * keeps it. @default `mergeFilter`
   */
  readonly accept?: (fresh: Element) => void;
}

/** One filter on the page. */
export interface Filter
  extends FilterFacts,
    Required<Omit<FilterParts, 'accept' | 'source'>>,
    Pick<FilterParts, 'accept' | 'source'> {
  readonly element: HTMLElement;
}
