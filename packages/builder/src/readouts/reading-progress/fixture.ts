import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of a reading progress bar, the same in each dialect. */
export interface ReadingProgressOptions {
  readonly position?: 'top' | 'bottom' | 'custom';
  readonly content?: string;
  readonly label?: string;
}

const range = { value: 0, max: 100 } as const;

/** The builder's reading progress bar (bricks-elements.md §38). */
export function builderReadingProgress(id: string, options: ReadingProgressOptions = {}): Html {
  const { position = 'top', content, label } = options;
  const values = attributes({
    ...{ id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-post-reading-progress-bar', 'data-pos': position },
    ...{ 'data-content-selector': content, 'aria-label': label, ...range },
  });
  return html`<progress${values}></progress>`;
}

/** A reading progress bar in our own dialect. */
export function stirrupReadingProgress(options: ReadingProgressOptions = {}): Html {
  const { position, content, label } = options;
  const values = attributes({
    ...{ 'data-island': 'reading-progress', 'data-position': position },
    ...{ 'data-content-selector': content, 'aria-label': label, ...range },
  });
  return html`<progress${values}></progress>`;
}
