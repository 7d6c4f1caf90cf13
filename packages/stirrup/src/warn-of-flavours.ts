import { pageRegistry } from '@stirrup/runtime';

/** The first script tag of the page. */
interface FirstTag {
  readonly flavour: string;
  isWarned?: boolean;
}

/**
 * Warns on the console, once for a page and in production, too, that script tags of two flavours stand on it: visitors
 * would fetch two engines. Nothing else has to be done, since each island belongs to the first tag that has it.
 *
 * @param own Flavour of the tag that runs.
 */
export function warnOfFlavours(own: string): void {
  const page = pageRegistry().shared<FirstTag>('stirrup/tags', () => ({ flavour: own }));
  if (page.isWarned || page.flavour === own) return;
  page.isWarned = true;
  console.warn(`Stirrup: tags of two flavours; "${page.flavour}" counts.`);
}
