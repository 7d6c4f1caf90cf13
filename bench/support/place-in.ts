import type { QuietPage } from './quiet-page.ts';

/** The coordinates that an expression has on a page. */
export async function placeIn(
  { evaluate }: Pick<QuietPage, 'evaluate'>,
  expression: string,
): Promise<readonly number[]> {
  const place = await evaluate(expression);
  return Array.isArray(place) ? place.map(Number) : [];
}
