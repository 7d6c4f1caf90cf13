import { defineContract } from '@stirrup/runtime';
import { htmlIn } from '../attributes/html-in.ts';

/** Names of parts (bricks-elements.md §35). */
export const countdownContract = defineContract({
  parts: [
    /** A text that counts down: printed in our own dialect, made by the builder's script in its own. */
    'format',
  ],
  dialects: {
    bricks: { parts: { format: '.format' } },
  },
});

/** Attribute of the builder with all options as JSON (bricks-elements.md §35). */
export const OPTIONS = 'data-bricks-countdown-options';

/** Attribute of a printed `format` part: its text, with the units. */
export const FORMAT = 'data-format';

/** A field of the builder; in its dialect all of it may be HTML (bricks-elements.md §35). */
export interface Field {
  readonly format: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** A field as the builder's script makes it (bricks-elements.md §35). */
export const fieldHtml = (field: Field, island: { readonly dialect: string }): string =>
  `<div class="field">${(['prefix', 'format', 'suffix'] as const).map((part) => field[part] && `<span class="${part}">${htmlIn(field[part], island)}</span>`).join('')}</div>`;

/** Selector of the text that counts in it. */
export const MADE_FORMAT = '.format';
