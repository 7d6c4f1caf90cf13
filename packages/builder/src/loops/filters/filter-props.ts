import { choice, type InferProps, type PropsSchema, type Source, string } from '@stirrup/runtime';
import { FILTER_ATTRIBUTE } from './contract.ts';

/** The source of a filter's option in the builder's markup. */
export const inFilter = (key: string): Source => ({ attribute: FILTER_ATTRIBUTE, key });

/** Options of every filter. */
export const filterReaders = {
  /** Id of the filter. */
  filter: string(),
  /** Id of the loop that it filters. */
  query: string(),
  /** The effect on the results: which ones show, their order, or their number per page. */
  action: choice(['filter', 'sort', 'per_page'], 'filter'),
  /** Name of its parameter in the address. @default `brx_` and the id */
  name: string(),
  /** Time at which a choice applies: at once, or at a click on the submit button. */
  apply: choice(['change', 'click'], 'change'),
} as const;

/** Options of a filter from its markup. */
export type FilterFacts = InferProps<PropsSchema<typeof filterReaders>>;

/** Their sources in the builder's markup. */
export const filterSources = {
  filter: inFilter('filterId'),
  query: inFilter('targetQueryId'),
  action: inFilter('filterAction'),
  name: inFilter('filterNiceName'),
  apply: inFilter('filterApplyOn'),
} as const;
