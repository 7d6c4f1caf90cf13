import { isRequestError } from '@stirrup/cms';
import { isVariation, type Variation } from '../variation-data/variation.ts';
import type { Choice } from '../variation-matching/index-variations.ts';
import type { RequestedProduct } from './fetch-variation.ts';
import { loadOnDemand } from './load-on-demand.ts';

/** The shop's answer; an error if there was none. */
export interface Answer<T> {
  readonly value?: T;
  readonly error?: unknown;
}

/** Requests data that the page does not contain. */
export interface VariationRequests {
  /** Requests the variation of a choice and aborts the request before; the answer has no value if none matches. */
  readonly ask: (choice: Choice, hear: (answer: Answer<Variation | undefined>) => void) => Promise<void>;
  /** Aborts the request under way: its answer must not show after another choice. */
  readonly forget: () => void;
  /** All variations, if an endpoint lists them; otherwise each choice is a request. */
  readonly list: (form: HTMLElement) => Promise<readonly Variation[] | undefined>;
}

export function createVariationRequests(
  product: Omit<RequestedProduct, 'isVariation'>,
  signal: AbortSignal,
): VariationRequests {
  const asked = { ...product, isVariation };
  let request = new AbortController();
  return {
    forget: () => request.abort(),
    ask: async (choice, hear) => {
      request = new AbortController();
      const both = AbortSignal.any([request.signal, signal]);
      const answer = await attempt((module) => module.fetchVariation(choice, asked, both));
      if (!both.aborted) hear(answer);
    },
    list: async (form) => (await attempt((module) => module.fetchList(form, asked, signal))).value,
  };
}

async function attempt<T>(run: (module: Awaited<ReturnType<typeof loadOnDemand>>) => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await run(await loadOnDemand()) };
  } catch (error) {
    if (!isRequestError(error)) reportError(error);
    return { error };
  }
}
