import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of a countdown, the same in each dialect. */
export interface CountdownOptions {
  readonly date?: string;
  readonly timezone?: string;
  readonly action?: 'countdown' | 'hide' | 'text';
  readonly actionText?: string;
}

/** A field of the builder; all of it may be HTML. */
interface BuilderField {
  readonly format?: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** The fields of a new countdown in the builder. */
export const builderFields: readonly BuilderField[] = [
  { format: '%D days' },
  { format: '%H hours' },
  { format: '%M minutes' },
  { prefix: 'and ', format: '<b>%s</b> seconds', suffix: ' left' },
];

/** The builder's countdown, which is printed empty (bricks-elements.md §35). */
export function builderCountdown(id: string, options: CountdownOptions, fields = builderFields): Html {
  const { timezone = 'UTC+00:00', action = 'countdown', actionText = '' } = options;
  const json = JSON.stringify({ date: options.date, fields, action, actionText, timezone });
  const values = attributes({
    ...{ id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-countdown' },
    'data-bricks-countdown-options': json,
  });
  return html`<div${values}></div>`;
}

/** A countdown in our own dialect: the printed words show without JavaScript. */
export function stirrupCountdown(
  options: CountdownOptions,
  format: string | undefined,
  printed: string | Html = '',
): Html {
  const { date, timezone, action, actionText } = options;
  const values = attributes({
    ...{ 'data-island': 'countdown', 'data-date': date, 'data-timezone': timezone },
    ...{ 'data-action': action, 'data-action-text': actionText },
  });
  const part = html`<span data-part="format"${attributes({ 'data-format': format })}>${printed}</span>`;
  return html`<p${values}>The sale begins ${part}.</p>`;
}
