import { addBit, addBits, createBitSet, lowestBit, wordIn } from './bit-set.ts';

/** What matching reads of a variation, under the CMS's own names (contracts/woocommerce.md §5.4). */
export interface MatchableVariation {
  /** `attribute_…` to value; an empty value means any. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** A variation that is not active is shown and cannot be chosen. */
  readonly variation_is_active?: unknown;
  readonly is_in_stock?: unknown;
}

/** Chosen values by the attribute's name; an empty one is not chosen yet. */
export type Choice = ReadonlyMap<string, string>;

/**
 * What can be done with an option. `absent`: no variation has it; `inactive`: none that is active; `out-of-stock`: it
 * may be chosen, and none is in stock; `available`: the rest.
 */
export type OptionState = 'absent' | 'inactive' | 'out-of-stock' | 'available';

/** Variations, prepared for the questions that every choice asks. */
export interface VariationIndex<V> {
  /** The first variation, in the order of the list, that fits a choice. */
  readonly match: (choice: Choice) => V | undefined;
  /** Tells what can be done with the options of one attribute, given what is chosen of all the others. */
  readonly optionsOf: (attribute: string, choice: Choice) => (value: string) => OptionState;
}

/** The variations that an attribute leaves, as sets of positions in the list. */
interface AttributeSets {
  /** By value: those that have it, and those that take any. */
  readonly byValue: Map<string, Uint32Array>;
  /** The same by the value as an option shows it. */
  readonly byOption: Map<string, Uint32Array>;
  /** Those that take any value. */
  readonly any: Uint32Array;
  /** Those that name the attribute. One that does not takes any value, yet offers no option (§5.3). */
  readonly named: Uint32Array;
}

/**
 * Indexes variations, once, so that no question walks the list: each value of an attribute has the set of variations
 * that fit it, and a choice is the intersection of a few sets. Values are equal if their strings are (contracts
 * woocommerce §§5.2, 5.3; swatches-and-others §1.10).
 *
 * @param decode Makes of a variation's value that of its option: variations may hold HTML entities where options do not.
 * @example
 * ```ts
 * const index = indexVariations(variations);
 * index.match(new Map([['attribute_size', '55 cm'], ['attribute_pa_colour', 'navy']]))?.variation_id; // 301
 * index.optionsOf('attribute_pa_colour', new Map([['attribute_size', '55 cm']]))('black'); // 'absent'
 * ```
 */
export function indexVariations<V extends MatchableVariation>(
  list: readonly V[],
  decode: (value: string) => string = String,
): VariationIndex<V> {
  const createSet = () => createBitSet(list.length);
  const [all, active, buyable] = [createSet(), createSet(), createSet()];
  const attributes = new Map<string, AttributeSets>();

  for (const [position, { attributes: values, variation_is_active, is_in_stock }] of list.entries()) {
    addBit(all, position);
    if (variation_is_active) addBit(active, position);
    if (variation_is_active && is_in_stock) addBit(buyable, position);
    for (const name in values) {
      const sets = ensure(attributes, name, () => createAttribute(createSet));
      const value = String(values[name] ?? '');
      addBit(sets.named, position);
      addBit(value ? ensure(sets.byValue, value, createSet) : sets.any, position);
    }
  }
  for (const { byValue, byOption, any, named } of attributes.values()) {
    for (const [place, word] of all.entries()) any[place] = (any[place] ?? 0) | (word & ~(named[place] ?? 0));
    for (const [value, set] of byValue) {
      addBits(set, any);
      addBits(ensure(byOption, decode(value), createSet), set);
    }
  }

  /** The sets whose intersection fits a choice; `except` is left open. */
  const setsFor = (choice: Choice, except?: string) => {
    const sets: Uint32Array[] = [];
    for (const [name, value] of choice) {
      const attribute = attributes.get(name);
      if (value && attribute && name !== except) sets.push(attribute.byValue.get(value) ?? attribute.any);
    }
    return sets.length > 0 ? sets : [all];
  };

  return {
    match: (choice) => {
      const sets = setsFor(choice);
      for (let place = 0; place < all.length; place += 1) {
        const word = wordIn(sets, place);
        if (word) return list[place * 32 + lowestBit(word)];
      }
      return undefined;
    },
    optionsOf: (name, choice) => {
      const attribute = attributes.get(name);
      if (!attribute) return () => 'absent';
      const sets = [...setsFor(choice, name), attribute.named];
      // What the other choices leave is little as a rule: the places where there is something, and what.
      const places: number[] = [];
      const words: number[] = [];
      for (let place = 0; place < all.length; place += 1) {
        const word = wordIn(sets, place);
        if (word) {
          places.push(place);
          words.push(word);
        }
      }
      return (value) => {
        const set = attribute.byOption.get(value) ?? attribute.any;
        let state: OptionState = 'absent';
        for (const [step, place] of places.entries()) {
          const word = (words[step] ?? 0) & (set[place] ?? 0);
          if (word & (buyable[place] ?? 0)) return 'available';
          if (word & (active[place] ?? 0)) state = 'out-of-stock';
          else if (word && state === 'absent') state = 'inactive';
        }
        return state;
      };
    },
  };
}

function createAttribute(createSet: () => Uint32Array): AttributeSets {
  return { byValue: new Map(), byOption: new Map(), any: createSet(), named: createSet() };
}

function ensure<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
