import { isRequestError } from '@stirrup/cms';
import { createLazy, importWithRetry } from '@stirrup/runtime';
import { isVariation, type Variation } from '../variation-data/variation.ts';
import type { Choice } from '../variation-matching/index-variations.ts';
import type { RequestedProduct } from './fetch-variation.ts';

type RequestCode = typeof import('./request-code.ts');

/** The code that requests variations and shows errors; pages that print all variations never load it. */
export const requestCode = createLazy(() => importWithRetry(() => import('./request-code.ts')));

/** The shop's answer; an error if there was none. */
export interface Answer<T> {
  readonly value?: T;
  readonly error?: unknown;
}

/** Requests data that the page does not contain. */
export interface VariationRequests {
  /** Requests the variation of a choice and aborts the request before; the answer has no value if there is none. */
  readonly request: (choice: Choice, onAnswer: (answer: Answer<Variation | undefined>) => void) => Promise<void>;
  /** Aborts the request under way: its answer must not show after another choice. */
  readonly abort: () => void;
  /** All variations, if an endpoint lists them; otherwise each choice is a request. */
  readonly list: (form: HTMLElement) => Promise<readonly Variation[] | undefined>;
}

/** Creates the requests for variations that the page does not have, one at a time. */
export function createVariationRequests(
  product: Omit<RequestedProduct, 'isVariation'>,
  signal: AbortSignal,
): VariationRequests {
  const requested = { ...product, isVariation };
  let underWay = new AbortController();
  return {
    abort: () => underWay.abort(),
    request: async (choice, onAnswer) => {
      underWay.abort();
      underWay = new AbortController();
      const both = AbortSignal.any([underWay.signal, signal]);
      const answer = await attempt((code) => code.fetchVariation(choice, requested, both));
      if (!both.aborted) onAnswer(answer);
    },
    list: async (form) => (await attempt((code) => code.fetchVariationList(form, requested, signal))).value,
  };
}

async function attempt<T>(run: (code: RequestCode) => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await run(await requestCode.load()) };
  } catch (error) {
    if (!isRequestError(error)) reportError(error);
    return { error };
  }
}
