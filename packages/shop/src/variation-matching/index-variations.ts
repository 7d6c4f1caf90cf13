import { type CodedAttribute, type Grouping, oneGroup, partsOf, sortBy, split } from './grouping.ts';

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

/** Options' states, by rank: an option is as good as the best variation that it leads to. */
const STATES = ['absent', 'inactive', 'out-of-stock', 'available'] as const;

/**
 * What can be done with an option. `absent`: no variation has it; `inactive`: none that is active; `out-of-stock`: it
 * may be chosen, and none is in stock; `available`: the rest.
 */
export type OptionState = (typeof STATES)[number];

/** Variations, prepared for the questions that every choice asks. */
export interface VariationIndex<V> {
  /** The first variation, in the order of the list, that fits a choice. */
  readonly match: (choice: Choice) => V | undefined;
  /** Tells what can be done with the options of one attribute, given what is chosen of all the others. */
  readonly optionsOf: (attribute: string, choice: Choice) => (value: string) => OptionState;
}

/** Codes of a variation that fits every choice of an attribute: it does not name it, or it takes any value. */
const [UNNAMED, ANY] = [0, 1];

interface Attribute extends CodedAttribute {
  /** Codes of values, from 2. */
  readonly values: Map<string, number>;
  /** Codes of options: of several values that look alike as options, that of the first. */
  readonly options: Map<string, number>;
  /** By code of a value: that of its option. */
  readonly optionOf: number[];
  /** Which of the codes that fit every choice there are. */
  readonly open: readonly number[];
}

/** Variations grouped by the attributes that a choice names; finer groupings are made when they are asked for. */
interface Node {
  readonly groups: Grouping;
  readonly finer: Map<Attribute, Node>;
}

/** With more attributes the ways to choose are too many to be prepared all; each is, when it is taken first. */
const PREPARED_ATTRIBUTES = 3;

/**
 * Indexes variations, once, so that no question walks the list. For every set of attributes that may be chosen the list
 * is grouped by their values; a choice leads to its group in as many steps as it has attributes, and each group knows
 * its first variation and its best. Values are equal if their strings are (contracts woocommerce §§5.2, 5.3;
 * swatches-and-others §1.10).
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
  const attributes = codeAttributes(list, decode);
  const ranks = Uint8Array.from(list, rankOf);
  const root: Node = { groups: oneGroup(list.length), finer: new Map() };
  const finer = (node: Node, by: Attribute) =>
    ensure(node.finer, by, () => ({ groups: split(node.groups, by, ranks), finer: new Map() }));

  /** The groups that fit a choice; `except` is left open. One, unless variations take any value. */
  const follow = (choice: Choice, except?: string) => {
    let node = root;
    let fitting = [0];
    for (const [name, attribute] of attributes) {
      const value = choice.get(name);
      if (!value || name === except) continue;
      node = finer(node, attribute);
      const code = attribute.values.get(value);
      const codes = code === undefined ? attribute.open : [...attribute.open, code];
      fitting = partsOf(node.groups, fitting, codes);
    }
    return { node, fitting };
  };

  const index: VariationIndex<V> = {
    match: (choice) => {
      const { node, fitting } = follow(choice);
      return list[Math.min(...fitting.map((group) => node.groups.first[group] ?? 0))];
    },
    optionsOf: (name, choice) => {
      const attribute = attributes.get(name);
      if (!attribute) return () => STATES[0];
      const { node, fitting } = follow(choice, name);
      const { parts, code, best } = finer(node, attribute).groups;
      const rankOfOption = new Uint8Array(attribute.optionOf.length);
      for (const group of fitting) {
        for (let part = parts[group] ?? 0; part < (parts[group + 1] ?? 0); part += 1) {
          const option = attribute.optionOf[code[part] ?? 0] ?? UNNAMED;
          rankOfOption[option] = Math.max(rankOfOption[option] ?? 0, best[part] ?? 0);
        }
      }
      rankOfOption[UNNAMED] = 0;
      const least = rankOfOption[ANY] ?? 0;
      return (value) => {
        const rank = rankOfOption[attribute.options.get(value) ?? UNNAMED] ?? 0;
        return STATES[Math.max(rank, least)] ?? STATES[0];
      };
    },
  };
  if (attributes.size <= PREPARED_ATTRIBUTES) prepare(index, [...attributes.keys()]);
  return index;
}

/** Asks once for all that choices may ask for: which of the attributes are chosen is what counts, not their values. */
function prepare({ optionsOf }: VariationIndex<unknown>, names: readonly string[]): void {
  for (let subset = 0; subset < 2 ** names.length; subset += 1) {
    const chosen = new Map(names.filter((_, place) => subset & (1 << place)).map((name) => [name, name]));
    for (const name of names) optionsOf(name, chosen);
  }
}

function rankOf({ variation_is_active, is_in_stock }: MatchableVariation): number {
  if (!variation_is_active) return 1;
  return is_in_stock ? 3 : 2;
}

/** Reads all values, once; from here on they are numbers. */
function codeAttributes(
  list: readonly MatchableVariation[],
  decode: (value: string) => string,
): ReadonlyMap<string, Attribute> {
  const attributes = new Map<string, Attribute>();
  const positions = Uint32Array.from(list.keys());
  for (const [position, { attributes: printed }] of list.entries()) {
    for (const name in printed) {
      const { codes, values, options, optionOf } = ensure(attributes, name, () => ({
        ...{ codes: new Uint32Array(list.length), order: positions, open: [] },
        ...{ values: new Map([['', ANY]]), options: new Map(), optionOf: [UNNAMED, ANY] },
      }));
      const value = String(printed[name] ?? '');
      codes[position] = ensure(values, value, () => {
        const code = optionOf.length;
        optionOf.push(ensure(options, decode(value), () => code));
        return code;
      });
    }
  }
  for (const [name, attribute] of attributes) {
    const { codes, optionOf } = attribute;
    const order = sortBy(codes, optionOf.length, positions);
    attributes.set(name, { ...attribute, order, open: [UNNAMED, ANY].filter((code) => codes.includes(code)) });
  }
  return attributes;
}

function ensure<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
