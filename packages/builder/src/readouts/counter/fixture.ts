import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of a counter, the same in each dialect. */
export interface CounterOptions {
  readonly countFrom?: number | string;
  readonly countTo?: number | string;
  readonly duration?: number;
  readonly thousands?: boolean;
  readonly separator?: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** The builder's counter, printed with its first number (bricks-elements.md §36). */
export function builderCounter(id: string, options: CounterOptions): Html {
  const { countFrom = 0, countTo = 1000, duration = 1000, thousands = '', separator = '', prefix, suffix } = options;
  const json = JSON.stringify({ countFrom, countTo, duration, thousands, separator });
  const values = attributes({
    ...{ id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-counter' },
    'data-bricks-counter-options': json,
  });
  const beside = (name: string, text: string | undefined) => text && html`<span class="${name}">${text}</span>`;
  return html`<div${values}>${beside('prefix', prefix)}<span class="count">${countFrom}</span>${beside('suffix', suffix)}</div>`;
}

/** A counter in our own dialect, printed with its last number. */
export function stirrupCounter(options: CounterOptions): Html {
  const { countFrom, countTo, duration, thousands, separator, prefix = '', suffix = '' } = options;
  const values = attributes({
    ...{ 'data-island': 'counter', 'data-count-from': countFrom, 'data-count-to': countTo },
    ...{ 'data-duration': duration, 'data-thousands': thousands ? 'true' : undefined, 'data-separator': separator },
  });
  return html`<p${values}>${prefix}<span data-part="count">${countTo}</span>${suffix}</p>`;
}
