import type { IslandBase, Part, PartName } from '@stirrup/runtime';
import { firstInEach } from '../../shared/first-in-each.ts';
import type { accordionContract } from './contract.ts';

type Parts = IslandBase<PartName<typeof accordionContract>>['parts'];

/** An item that opens and closes: its title and the content below it. */
export interface Row {
  readonly item: HTMLElement;
  /** Its place among all items, also those that lack a part. */
  readonly index: number;
  readonly title: Part;
  readonly content: Part;
}

/** The items that have both parts, in document order. */
export function rowsOf({ item: items, title: titles, content: contents }: Parts): readonly Row[] {
  const [titleOf, contentOf] = [firstInEach(items, titles), firstInEach(items, contents)];
  return items.flatMap(({ element, index }) => {
    const [title, content] = [titleOf.get(element), contentOf.get(element)];
    return title && content ? { item: element, index, title, content } : [];
  });
}

/** The row that contains an element. */
export function rowAround(rows: readonly Row[], place: Element | null): Row | undefined {
  return rows.find(({ item }) => item.contains(place));
}

/** Maps each element of the rows to its row. */
export function rowsByPart(rows: readonly Row[]): ReadonlyMap<HTMLElement, Row> {
  return new Map(rows.flatMap((row) => [row.item, row.title.element, row.content.element].map((part) => [part, row])));
}
