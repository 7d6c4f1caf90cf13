import type { Readers, Source } from '@stirrup/runtime';

/** Sources of options that a CMS prints in the JSON of one attribute, each under its own name. */
export function optionsIn(attribute: string, readers: Readers): Readonly<Record<string, Source>> {
  return Object.fromEntries(Object.keys(readers).map((key) => [key, { attribute, key }]));
}
