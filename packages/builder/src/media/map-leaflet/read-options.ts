import { parseHtml } from '@stirrup/cms';
import type { Printed } from '../maps/printed.ts';
import { LETTERS } from './library-contract.ts';

/**
 * Leaflet's options, of which PHP has printed numbers as texts. Texts that a number would spell otherwise, such as keys,
 * stay.
 */
export function readOptions(printed: Printed): Printed {
  const read = (name: string, value: unknown) =>
    name !== LETTERS && typeof value === 'string' && String(Number(value)) === value ? Number(value) : value;
  return Object.fromEntries(Object.entries(printed).map(([name, value]) => [name, read(name, value)]));
}

/** HTML as the page lets it through, for Leaflet, which puts it in by itself. */
export function admittedHtml(html: unknown): string {
  const template = document.createElement('template');
  template.content.append(parseHtml(String(html)));
  return template.innerHTML;
}
