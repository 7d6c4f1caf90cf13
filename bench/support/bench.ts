import type { Browser, Page } from 'playwright-core';

/** One measured number. */
export interface Row {
  readonly case: string;
  /** Median, in `unit`. */
  readonly value: number;
  readonly unit: string;
  /** Multiple of its group's base, which is 1. */
  readonly ratio: number;
  /** Heading of its table, if rows stand side by side. */
  readonly table?: string;
  /** Its column there. */
  readonly column?: string;
}

/** A limit for the numbers: the run reports whether it was kept. */
export interface Goal {
  readonly promise: string;
  readonly measured: number;
  readonly limit: number;
}

/** The findings of one benchmark, under one heading in `docs/benchmarks.md`. */
export interface Result {
  readonly title: string;
  /** The measured work and the method, in a sentence or two. */
  readonly method: string;
  readonly rows: readonly Row[];
  readonly goals: readonly Goal[];
}

/** Opens a page that runs a script of `bench/pages`, bundled for production. */
export type OpenBenchPage = (script: string) => Promise<Page>;

/** The default export of a `bench/<name>.bench.ts`. */
export type Bench = (open: OpenBenchPage, browser: Browser) => Promise<Result>;

/** Rows of one group, compared with its first. */
export function compare(unit: string, group: readonly (readonly [name: string, value: number])[]): Row[] {
  const base = group[0]?.[1] ?? 1;
  return group.map(([name, value]) => ({ case: name, value, unit, ratio: value / base }));
}
