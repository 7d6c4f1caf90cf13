import { type CodedAttribute, type Grouping, oneGroup, partsOf, ranksByCode, sortBy, split } from './grouping.ts';

/** Fields of a variation for the matching, under the CMS's names (woocommerce.md §5.4). */
export interface MatchableVariation {
  /** `attribute_…` to value; an empty value means any. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** An inactive variation is shown, but cannot be chosen. */
  readonly variation_is_active?: unknown;
  readonly is_in_stock?: unknown;
}

/** Chosen values by the attribute's name; an empty one is still to be chosen. */
export type Choice = ReadonlyMap<string, string>;

/** True if all attributes have a value. */
export function isComplete(choice: Choice): boolean {
  return choice.size > 0 && [...choice.values()].every(Boolean);
}

/** States of options, by rank: an option has the state of its best variation. */
const STATES = ['absent', 'inactive', 'out-of-stock', 'available'] as const;

/**
 * Availability of an option. `absent`: no variation has it; `inactive`: no active one has it; `out-of-stock`: it can be
 * chosen, but none of its variations is in stock; `available`: all others.
 */
export type OptionState = (typeof STATES)[number];

/** Variations, indexed for the queries that each choice makes. */
export interface VariationIndex<V> {
  /** The first variation in the list that matches a choice. */
  readonly match: (choice: Choice) => V | undefined;
  /** The availability of one attribute's options, given the choice of all the others. */
  readonly optionsOf: (attribute: string, choice: Choice) => (value: string) => OptionState;
}

/** Codes that match every choice of an attribute: the variation does not name it, or takes any value. */
const [UNNAMED, ANY] = [0, 1];

interface Attribute extends CodedAttribute {
  /** Codes of values, from 2. */
  readonly values: ReadonlyMap<string, number>;
  /** By an option's value: the codes of the variations that offer it. */
  readonly offers: ReadonlyMap<string, readonly number[]>;
  /** Those of the codes above that occur. */
  readonly open: readonly number[];
}

/** Variations grouped by the attributes of a choice; finer groupings are made on first use. */
interface GroupNode {
  readonly groups: Grouping;
  readonly finer: Map<Attribute, GroupNode>;
  /** By coarser group: the ranks of its parts, cached on first use. */
  readonly ranksOf: Map<number, Uint8Array>;
}

/** With more attributes there are too many combinations to prepare; each is prepared on first use. */
const PREPARED_ATTRIBUTES = 3;

/**
 * Indexes variations once, so that no query walks the list. For every set of chosen attributes the list is grouped by
 * their values; a choice leads to its group in as many steps as it has attributes, and each group knows its first
 * variation and its best rank. Values are compared as strings (woocommerce.md §5.2, §5.3; swatches-and-others.md
 * §1.10).
 *
 * @param decode Converts a variation's value to that of its option: variations may contain HTML entities, options do
 * not.
 * @example
 * ```ts
 * const index = indexVariations(variations, textOfHtml);
 * index.match(new Map([['attribute_size', '55 cm'], ['attribute_pa_colour', 'navy']]))?.variation_id; // 301
 * index.optionsOf('attribute_pa_colour', new Map([['attribute_size', '55 cm']]))('black'); // 'absent'
 * ```
 */
export function indexVariations<V extends MatchableVariation>(
  list: readonly V[],
  decode: (value: string) => string,
): VariationIndex<V> {
  const attributes = codeAttributes(list, decode);
  const ranks = Uint8Array.from(list, rankOf);
  const root = createNode(oneGroup(list.length));
  const finer = (node: GroupNode, by: Attribute) =>
    ensure(node.finer, by, () => createNode(split(node.groups, by, ranks)));

  /** The groups that match a choice without the attribute `except`. Several only if variations take any value. */
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
      const { groups, ranksOf } = finer(node, attribute);
      const rows = fitting.map((group) => ensure(ranksOf, group, () => ranksByCode(groups, group)));
      return (option) => {
        let rank = 0;
        for (const code of attribute.offers.get(option) ?? [ANY]) {
          for (const row of rows) rank = Math.max(rank, row[code] ?? 0);
        }
        return STATES[rank] ?? STATES[0];
      };
    },
  };
  if (attributes.size <= PREPARED_ATTRIBUTES) prepare(index, [...attributes.keys()]);
  return index;
}

/** Runs every possible query once: the set of chosen attributes matters, not their values. */
function prepare({ optionsOf }: VariationIndex<unknown>, names: readonly string[]): void {
  for (let subset = 0; subset < 2 ** names.length; subset += 1) {
    const chosen = new Map(names.filter((_, place) => subset & (1 << place)).map((name) => [name, name]));
    for (const name of names) optionsOf(name, chosen);
  }
}

function createNode(groups: Grouping): GroupNode {
  return { groups, finer: new Map(), ranksOf: new Map() };
}

function rankOf({ variation_is_active, is_in_stock }: MatchableVariation): number {
  if (!variation_is_active) return 1;
  return is_in_stock ? 3 : 2;
}

/** Converts all values to numbers, once. */
function codeAttributes(list: readonly MatchableVariation[], decode: (value: string) => string) {
  const codesOf = new Map<string, Uint32Array>();
  const valuesOf = new Map<string, Map<string, number>>();
  for (const [position, { attributes }] of list.entries()) {
    for (const name in attributes) {
      const values = ensure(valuesOf, name, () => new Map([['', ANY]]));
      const code = ensure(values, String(attributes[name] ?? ''), () => values.size + ANY);
      ensure(codesOf, name, () => new Uint32Array(list.length))[position] = code;
    }
  }
  const positions = Uint32Array.from(list.keys());
  const coded = new Map<string, Attribute>();
  for (const [name, codes] of codesOf) {
    const values = valuesOf.get(name) ?? new Map<string, number>();
    const open = [UNNAMED, ANY].filter((code) => codes.includes(code));
    const offers = new Map<string, number[]>();
    for (const [value, code] of values) ensure(offers, decode(value), () => [ANY]).push(code);
    const end = values.size + ANY + 1;
    coded.set(name, { codes, end, order: sortBy(codes, end, positions), values, offers, open });
  }
  return coded;
}

function ensure<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
