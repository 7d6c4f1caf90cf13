import { contentOf } from '../maps/content-of.ts';
import type { Printed } from '../maps/printed.ts';
import { LETTERS } from './library-contract.ts';

/**
 * Leaflet's options, of which PHP has printed numbers as texts. Texts that a number would spell otherwise, such as keys,
 * stay.
 */
export function readOptions(printed: Printed): Printed {
  return JSON.parse(JSON.stringify(printed), (name, value: unknown) =>
    name !== LETTERS && String(Number(value)) === value ? Number(value) : value,
  );
}

/** HTML as the page lets it through, for Leaflet, which puts it in by itself. */
export const admittedHtml = (html: unknown): string => contentOf(html).innerHTML;
