import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of a typed text, the same in each dialect; durations in ms. */
export interface TypedTextOptions {
  readonly strings?: readonly string[];
  readonly typeSpeed?: number;
  readonly backSpeed?: number;
  readonly startDelay?: number;
  readonly backDelay?: number;
  readonly cursor?: string;
  readonly loop?: boolean;
  readonly shuffle?: boolean;
}

/** Texts that share their beginning. */
const FEED = ['oats', 'oatmeal', 'hay'] as const;

/** The builder's typed text (bricks-elements.md §43). */
export function builderTypedText(id: string, options: TypedTextOptions = {}): Html {
  const { strings = FEED, cursor = '|', typeSpeed = 55, backSpeed = 30, startDelay = 500, backDelay = 500 } = options;
  const { loop = false, shuffle = false } = options;
  const json = { strings, typeSpeed, backSpeed, startDelay, backDelay, cursorChar: cursor, loop, shuffle };
  const values = attributes({
    ...{ id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-animated-typing' },
    'data-script-args': JSON.stringify(json),
  });
  return html`<div${values}><span class="prefix">We sell </span><span class="typed"></span><span class="suffix"> here</span></div>`;
}

/** A typed text in our own dialect. Without JavaScript the printed text shows. */
export function stirrupTypedText(options: TypedTextOptions = {}): Html {
  const { strings = FEED, typeSpeed, backSpeed, startDelay, backDelay, cursor = '|', loop, shuffle } = options;
  const values = attributes({
    ...{ 'data-island': 'typed-text', 'data-strings': JSON.stringify(strings) },
    ...{ 'data-type-speed': typeSpeed, 'data-back-speed': backSpeed, 'data-start-delay': startDelay },
    ...{ 'data-back-delay': backDelay, 'data-cursor': cursor, 'data-loop': loop, 'data-shuffle': shuffle },
  });
  return html`<p${values}>We sell <span data-part="typed">oats and hay</span> here</p>`;
}
