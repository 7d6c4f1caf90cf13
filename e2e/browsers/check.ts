import type { Path } from './visitor.ts';

/** The parts of a run, in the order in which they are counted. */
export const KINDS = ['conformance', 'page', 'happy path', 'keyboard path', 'page cache'] as const;

/** One thing that holds in an engine, or does not. */
export interface Check {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  /** Server of the visitor's addresses. @default 'shop' */
  readonly site?: 'shop' | `trial ${number}`;
  readonly run: Path;
}
