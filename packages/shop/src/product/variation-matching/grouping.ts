/** The values of one attribute, as numbers. */
export interface CodedAttribute {
  /** By position in the list. */
  readonly codes: Uint32Array;
  /** Upper bound of the codes, exclusive. */
  readonly end: number;
  /** Positions in the order of their codes. */
  readonly order: Uint32Array;
}

/** Variations in groups: those of one group have the same values of some attributes. Groups are numbered from 0. */
export interface Grouping {
  /** By position in the list. */
  readonly groupOf: Uint32Array;
  readonly count: number;
  /** By group: the position of its first variation. */
  readonly first: Uint32Array;
  /** By group: the highest rank among its variations. */
  readonly best: Uint8Array;
  /** By group: the code of the attribute of the last split. Codes rise within the parts of one coarser group. */
  readonly code: Uint32Array;
  /** By coarser group: its first part; its last part is the one before the next group's first. */
  readonly parts: Uint32Array;
}

/** All variations in one group. */
export function oneGroup(size: number): Grouping {
  const none = new Uint32Array(1);
  return { groupOf: new Uint32Array(size), count: 1, first: none, best: new Uint8Array(1), code: none, parts: none };
}

/**
 * Splits every group by one more attribute. It takes a fixed number of steps per variation, without comparisons: the
 * list is sorted by counting, by code and then by group, so that variations with the same value stand side by side.
 */
export function split(
  { groupOf, count }: Grouping,
  { codes, end, order }: CodedAttribute,
  ranks: Uint8Array,
): Grouping {
  const finer = new Uint32Array(codes.length);
  const size = Math.min(codes.length, count * end);
  const first = new Uint32Array(size);
  const best = new Uint8Array(size);
  const code = new Uint32Array(size);
  const parts = new Uint32Array(count + 1);
  let group = -1;
  let coarse = -1;
  for (const position of sortBy(groupOf, count, order)) {
    const parent = groupOf[position] ?? 0;
    const own = codes[position] ?? 0;
    if (parent !== coarse || own !== code[group]) {
      group += 1;
      if (parent !== coarse) parts[parent] = group;
      coarse = parent;
      first[group] = position;
      code[group] = own;
    }
    finer[position] = group;
    best[group] = Math.max(best[group] ?? 0, ranks[position] ?? 0);
  }
  parts[count] = group + 1;
  return { groupOf: finer, count: group + 1, first, best, code, parts };
}

/** Those parts of the given groups that have one of the given codes. */
export function partsOf({ code, parts }: Grouping, groups: readonly number[], codes: readonly number[]): number[] {
  const found: number[] = [];
  for (const group of groups) {
    const end = parts[group + 1] ?? 0;
    for (const wanted of codes) {
      let low = parts[group] ?? 0;
      for (let high = end; low < high; ) {
        const middle = (low + high) >>> 1;
        if ((code[middle] ?? 0) < wanted) low = middle + 1;
        else high = middle;
      }
      if (low < end && code[low] === wanted) found.push(low);
    }
  }
  return found;
}

/** The best ranks of a group's parts, by code; 0 for a code without a part. */
export function ranksByCode({ code, best, parts }: Grouping, group: number): Uint8Array {
  const [begin, end] = [parts[group] ?? 0, parts[group + 1] ?? 0];
  const ranks = new Uint8Array((code[end - 1] ?? 0) + 1);
  for (let part = begin; part < end; part += 1) ranks[code[part] ?? 0] = best[part] ?? 0;
  return ranks;
}

/** Sorts positions by their keys, which are below `end`. The sort is stable. */
export function sortBy(keys: Uint32Array, end: number, positions: Uint32Array): Uint32Array {
  const places = new Uint32Array(end + 1);
  for (const key of keys) places[key + 1] = (places[key + 1] ?? 0) + 1;
  for (let key = 0; key < end; key += 1) places[key + 1] = (places[key + 1] ?? 0) + (places[key] ?? 0);
  const sorted = new Uint32Array(keys.length);
  for (const position of positions) {
    const key = keys[position] ?? 0;
    const place = places[key] ?? 0;
    sorted[place] = position;
    places[key] = place + 1;
  }
  return sorted;
}
