/** Characters per word in scripts that do not separate words by spaces (bricks-elements.md §37). */
const UNSPACED = [
  { characters: /[\u4e00-\u9fa5]/g, perWord: 1.5 },
  { characters: /[\u3040-\u30ff]/g, perWord: 2.5 },
] as const;

/** A run of so many characters is no word but several, of five characters each, as in Thai (bricks-elements.md §37). */
const LONG = 15;
const PIECE = 5;

/** The number of words in a text as the builder counts them; it may be a fraction. */
export function countWords(text: string): number {
  let words = 0;
  let spaced = text;
  for (const { characters, perWord } of UNSPACED) {
    words += (text.match(characters)?.length ?? 0) / perWord;
    spaced = spaced.replace(characters, ' ');
  }
  for (const [{ length }] of spaced.matchAll(/\S+/g)) words += length < LONG ? 1 : Math.ceil(length / PIECE);
  return words;
}
