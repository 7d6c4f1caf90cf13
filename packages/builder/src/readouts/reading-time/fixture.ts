import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of a reading time, the same in each dialect. */
export interface ReadingTimeOptions {
  readonly prefix?: string;
  readonly suffix?: string;
  readonly words?: number;
  readonly characters?: number;
  readonly content?: string;
  /** The printed text. */
  readonly printed?: string;
}

/** The builder's reading time (bricks-elements.md §37). */
export function builderReadingTime(id: string, options: ReadingTimeOptions): Html {
  const { prefix, suffix, words, characters, content, printed = '' } = options;
  const values = attributes({
    ...{ id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-post-reading-time' },
    ...{ 'data-prefix': prefix, 'data-suffix': suffix },
    'data-calculation-method': characters ? 'characters' : 'words',
    ...{ 'data-wpm': words, 'data-cpm': characters, 'data-content-selector': content },
  });
  return html`<div${values}>${printed}</div>`;
}

/** A reading time in our own dialect. */
export function stirrupReadingTime(options: ReadingTimeOptions = {}): Html {
  const { prefix, suffix, words, characters, content, printed = '' } = options;
  const values = attributes({
    ...{ 'data-island': 'reading-time', 'data-prefix': prefix, 'data-suffix': suffix },
    ...{ 'data-words-per-minute': words, 'data-characters-per-minute': characters, 'data-content-selector': content },
  });
  return html`<p${values}>${printed}</p>`;
}

/** A text of so many words. */
export function story(words: number): Html {
  const WORDS = 'Every morning before the yard wakes the grey mare waits at her door for the groom and his oats'.split(
    ' ',
  );
  return html`<p>${Array.from({ length: words }, (_, index) => WORDS[index % WORDS.length]).join(' ')}.</p>`;
}
