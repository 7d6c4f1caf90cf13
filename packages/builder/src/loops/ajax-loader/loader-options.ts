import { parseObject } from '@stirrup/runtime';
import { ANIMATIONS } from './contract.ts';

/** The animation that an author has chosen. */
export interface LoaderOptions {
  readonly animation: string;
  /** Selector of its place; empty for the place of the results. */
  readonly selector: string;
  /** CSS colour; empty for the one of the styles. */
  readonly color: string;
  /** Scale; 1 by default. */
  readonly scale: number;
}

/** Reads `data-brx-ajax-loader`; undefined where no animation, or an unknown one, is chosen. */
export function readLoaderOptions(printed: string | undefined): LoaderOptions | undefined {
  const { animation, selector, color, scale } = parseObject(printed ?? '') ?? {};
  if (typeof animation !== 'string' || !Object.hasOwn(ANIMATIONS, animation)) return undefined;
  return { animation, selector: textOf(selector), color: textOf(color), scale: Number(scale) > 0 ? Number(scale) : 1 };
}

function textOf(printed: unknown): string {
  return typeof printed === 'string' ? printed.trim() : '';
}
