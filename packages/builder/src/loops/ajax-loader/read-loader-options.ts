import { parseObject } from '@stirrup/runtime';
import { ANIMATIONS } from './contract.ts';

/** Options of a loading animation. */
export interface LoaderOptions {
  readonly animation: string;
  /** Selector of its place; empty for the place of the results. */
  readonly selector: string;
  /** CSS colour; empty for the default of the styles. */
  readonly color: string;
  /** Scale; 1 by default. */
  readonly scale: number;
}

/** Reads `data-brx-ajax-loader`; undefined if it names no known animation. */
export function readLoaderOptions(printed: string | undefined): LoaderOptions | undefined {
  const { animation, selector, color, scale } = parseObject(printed ?? '') ?? {};
  if (typeof animation !== 'string' || !Object.hasOwn(ANIMATIONS, animation)) return undefined;
  return { animation, selector: textOf(selector), color: textOf(color), scale: Number(scale) > 0 ? Number(scale) : 1 };
}

function textOf(printed: unknown): string {
  return typeof printed === 'string' ? printed.trim() : '';
}
