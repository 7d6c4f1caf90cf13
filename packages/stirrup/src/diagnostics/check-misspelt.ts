import { membersOf } from '@stirrup/runtime';
import { knowsPart } from './check-parts.ts';
import type { Report } from './mistake.ts';
import { nearest } from './nearest.ts';

const DATA = 'data-';
const NAMES = ['island', 'part'] as const;

/** Attributes that are nearly `data-island` or, with the name of a part of an island around the element, `data-part`. */
export function checkMisspelt(report: Report): void {
  const meant = new Map<string, string | undefined>();
  for (const element of document.querySelectorAll('*')) {
    for (const attribute of membersOf(element).getAttributeNames()) {
      if (!attribute.startsWith(DATA)) continue;
      if (!meant.has(attribute)) meant.set(attribute, nearest(attribute.slice(DATA.length), NAMES));
      const near = meant.get(attribute);
      const value = membersOf(element).getAttribute(attribute) ?? '';
      if (near === undefined || near === attribute.slice(DATA.length)) continue;
      // Many scripts have short names of attributes like the latter.
      if (near === 'island' || knowsPart(element, value))
        report('stray-attribute', element, `nobody reads ${attribute}. Did you mean "${DATA}${near}"?`);
    }
  }
}
