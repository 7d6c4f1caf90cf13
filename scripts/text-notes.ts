/** Remarks of a `texts.ts` on its texts, for those who translate them. */
interface TextNotes {
  /** About all of them. */
  readonly topic: string;
  /** About single ones, by their names. */
  readonly notes: ReadonlyMap<string, string>;
}

/** Reads the doc blocks of a `texts.ts`, without the citations of contracts. */
export function textNotes(source: string): TextNotes {
  const [, topic = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const/.exec(source) ?? [];
  const notes = [...source.matchAll(/^ {2}\/\*\* (.*) \*\/\n {2}(\w+):/gm)];
  return { topic: plain(topic), notes: new Map(notes.map(([, note = '', name = '']) => [name, plain(note)])) };
}

function plain(comment: string): string {
  return comment
    .replace(/\n \*/g, ' ')
    .replace(/ \([^()]*\u00a7[^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
