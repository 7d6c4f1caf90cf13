/** A set of positions below `size`, one bit each. */
export function createBitSet(size: number): Uint32Array {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(set: Uint32Array, position: number): void {
  set[position >>> 5] = (set[position >>> 5] ?? 0) | (1 << (position & 31));
}

/** Adds to a set whatever is in another. */
export function addBits(set: Uint32Array, other: Uint32Array): void {
  for (const [place, word] of other.entries()) set[place] = (set[place] ?? 0) | word;
}

/** The word at `place` of the intersection of some sets. */
export function wordIn(sets: readonly Uint32Array[], place: number): number {
  let word = -1;
  for (const set of sets) word &= set[place] ?? 0;
  return word;
}

/** The position of the lowest bit of a word that has one. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
