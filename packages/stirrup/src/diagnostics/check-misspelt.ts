import { membersOf, pageRegistry } from '@stirrup/runtime';
import { knowsPart } from './check-parts.ts';
import type { Report } from './mistake.ts';
import { nearest } from './nearest.ts';

const DATA = 'data-';
const NAMES = ['island', 'part'] as const;

/**
 * Attributes that are nearly `data-island`, with the name of an island, or `data-part`, with the name of a part of an island
 * around the element. Other scripts have attributes such as `data-islands` and `data-cart`.
 */
export function checkMisspelt(report: Report): void {
  const { definitions } = pageRegistry();
  const meant = new Map<string, string | undefined>();
  for (const element of document.querySelectorAll('*')) {
    for (const attribute of membersOf(element).getAttributeNames()) {
      if (!attribute.startsWith(DATA)) continue;
      const own = attribute.slice(DATA.length);
      if (!meant.has(attribute)) meant.set(attribute, nearest(own, NAMES, 1));
      const near = meant.get(attribute);
      if (near === undefined || near === own) continue;
      const value = membersOf(element).getAttribute(attribute) ?? '';
      const isMeant = near === 'island' ? definitions.has(value) : knowsPart(element, value);
      if (isMeant) report('stray-attribute', element, `nobody reads ${attribute}. Did you mean "${DATA}${near}"?`);
    }
  }
}
