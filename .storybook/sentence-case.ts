import type { Indexer } from 'storybook/internal/types';

/** Names stories as sentences: `SecondOpen` is "Second open", where Storybook would say "Second Open". */
export function inSentenceCase(indexers: readonly Indexer[] = []): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      return inputs.map((input) => (input.type === 'story' ? { ...input, name: sentenceOf(input.exportName) } : input));
    },
  }));
}

/** The words of an export's name as a sentence. */
export function sentenceOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
