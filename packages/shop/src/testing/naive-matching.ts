import type { Choice, MatchableVariation, OptionState } from '../product/variation-matching/index-variations.ts';

/** The rule of woocommerce.md §5.2 literally, one variation after the other: the oracle of the tests. */
export function fits(variation: MatchableVariation, choice: Choice): boolean {
  return Object.entries(variation.attributes).every(([name, value]) => {
    const chosen = choice.get(name);
    return value === undefined || chosen === undefined || value === '' || chosen === '' || value === chosen;
  });
}

/** The rule of woocommerce.md §5.3.2 and §5.3.3. */
export function stateOf(
  list: readonly MatchableVariation[],
  attribute: string,
  value: string,
  choice: Choice,
): OptionState {
  const others = new Map([...choice, [attribute, '']]);
  const having = list.filter((variation) => {
    const own = variation.attributes[attribute];
    return fits(variation, others) && (own === '' || own === value);
  });
  const active = having.filter((variation) => variation.variation_is_active);
  if (having.length === 0) return 'absent';
  if (active.length === 0) return 'inactive';
  return active.some((variation) => variation.is_in_stock) ? 'available' : 'out-of-stock';
}
