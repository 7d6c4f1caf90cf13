import type { Browser, Page } from 'playwright-core';

/** One measured number. */
export interface Row {
  readonly case: string;
  /** Median, in `unit`. */
  readonly value: number;
  readonly unit: string;
  /** How often the base of its group; the base itself is 1. */
  readonly ratio: number;
}

/** A promise about the numbers: the run says whether it was kept. */
export interface Goal {
  readonly promise: string;
  readonly measured: number;
  readonly limit: number;
}

/** What one benchmark found, under one heading in `docs/benchmarks.md`. */
export interface Result {
  readonly title: string;
  /** What was measured, and how, in a sentence or two. */
  readonly method: string;
  readonly rows: readonly Row[];
  readonly goals: readonly Goal[];
}

/** Opens a page that runs a script of `bench/pages`, bundled for production. */
export type OpenBenchPage = (script: string) => Promise<Page>;

/** What a `bench/<name>.bench.ts` exports as its default. */
export type Bench = (open: OpenBenchPage, browser: Browser) => Promise<Result>;

/** Rows of one group, compared with its first. */
export function compare(unit: string, group: readonly (readonly [name: string, value: number])[]): Row[] {
  const base = group[0]?.[1] ?? 1;
  return group.map(([name, value]) => ({ case: name, value, unit, ratio: value / base }));
}
