/** The value of a filter: one, several of a kind, or the ends of a range; none is `''` or `[]`. */
export type FilterValue = string | number | readonly string[] | readonly number[];

/** Kinds of filters, by the builder's names (bricks-dynamic.md §4.1). */
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

/** The facts of a filter in its markup. */
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

/** The operations that each kind of filter implements in its own way. */
export interface FilterParts {
  readonly type: FilterType;
  /** The value that the element shows as chosen, as it is sent. */
  readonly read: () => FilterValue;
  /** Shows a value as chosen; `undefined` is nothing chosen. Asks for nothing. */
  readonly write: (value: FilterValue | undefined) => void;
  /** Origin of the values, by the builder's name (bricks-dynamic.md §4.1). */
  readonly source?: string;
  /** Whether nothing is chosen. @default whether `read()` is `''` or `[]` */
  readonly isEmpty?: () => boolean;
  /** The result of `read()` without a choice; for scripts of others. @default '' */
  readonly original?: FilterValue;
  /**
   * Whether there is something to choose, for interactions (bricks-dynamic.md §4.14). @default whether something is
   * chosen
   */
  readonly hasOptions?: () => boolean;
  /**
   * Takes the server's markup in the place of the element. The visitor's visible choice stays, and a focused element
   * keeps its focus. @default `mergeFilter`
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
