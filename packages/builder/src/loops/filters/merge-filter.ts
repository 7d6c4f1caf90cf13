import { fillHtml } from '@stirrup/cms';
import type { Filter } from './filter.ts';

/**
 * Merges the server's markup of a filter into its element: options, counts, disabled options. The element itself stays,
 * options are matched by their values, and the visitor's visible choice is restored, because it may be newer than the
 * response. Focus, an open list and a caret therefore survive.
 */
export function mergeFilter(
  { element, read, write }: Pick<Filter, 'element' | 'read' | 'write'>,
  fresh: Element,
): void {
  const shown = read();
  // Of two lists with one filter, one has another name: under the same, browsers would check a button in only one.
  const radios = (list: Element) => [...list.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const [radio] = radios(element);
  if (radio) for (const one of radios(fresh)) one.name = radio.name;
  // A list of options keeps its scroll position anyway, because it stays; reading the position would force a layout.
  fillHtml(element, fresh.innerHTML, { keys: ['value'], scroll: 'leave' });
  write(shown);
}
