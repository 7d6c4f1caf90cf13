/** The number of letters to add, remove, change or exchange with their neighbour, from one word to another. */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = [...Array(other.length + 1).keys()];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, swapped));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** A word without the differences in case and hyphens between attributes and names in JSON. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/g, '');
}

/**
 * The candidate that somebody may have meant: the same but for case and hyphens, or a few letters away, at most a third
 * of the word; undefined if there is none.
 *
 * @param most Largest number of letters that may differ, for words that may be other scripts'.
 */
export function nearest(word: string, candidates: Iterable<string>, most = Infinity): string | undefined {
  let found: string | undefined;
  let least = Math.min(Math.floor(plain(word).length / 3), most) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(plain(word), plain(candidate));
    if (distance >= least) continue;
    found = candidate;
    least = distance;
  }
  return found;
}

/** A question to append to a message; empty without a near candidate. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates);
  return found === undefined ? '' : `. Did you mean "${found}"?`;
}
