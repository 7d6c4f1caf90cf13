import { HELD_CLASS } from '../../../../../fixtures/cms/markup/held-back.ts';
import { attributes, classes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of a control that leads back to the top. */
export interface BackToTopOptions {
  /** Position, in px, below which it shows. */
  readonly visibleAfter?: number;
  /** True if it shows only while the visitor scrolls up. */
  readonly isForUp?: boolean;
  readonly isSmooth?: boolean;
  /** Accessible name. */
  readonly label?: string;
  /** @default 'button' */
  readonly tag?: 'button' | 'a' | 'div';
  /** True if the builder holds it back like everything below the fold. */
  readonly isLazy?: boolean;
  /** Further attributes. */
  readonly more?: Readonly<Record<string, string>>;
}

/** An arrow. */
export const arrow: Html = html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M12 20V5m-6 6 6-6 6 6"/></svg>`;

/** The builder's words in a control. */
export const builderWords = (words: string): Html => html`<div class="brxe-text-basic">${words}</div>`;

/** The builder's back to top; it is printed visible if it always shows (bricks-elements.md §23). */
export function builderBackToTop(content: Html, options: BackToTopOptions = {}): Html {
  const { visibleAfter, isForUp, isSmooth, label, tag = 'button', isLazy, more = {} } = options;
  const isVisible = visibleAfter === undefined && !isForUp;
  const names = classes('brxe-back-to-top', isLazy && HELD_CLASS, isForUp && 'up', isVisible && 'visible');
  return element(tag, content, {
    class: names,
    'data-smooth-scroll': isSmooth && '1',
    'data-visible-after': visibleAfter,
    'aria-label': label,
    ...more,
  });
}

/** Back to top in our own dialect. A link works without JavaScript, too. */
export function stirrupBackToTop(content: Html, options: BackToTopOptions = {}): Html {
  const { visibleAfter, isForUp = false, isSmooth = false, label, tag = 'button', more = {} } = options;
  return element(tag, content, {
    'data-island': 'back-to-top',
    type: tag === 'button' && 'button',
    'data-up': isForUp,
    'data-visible': visibleAfter === undefined && !isForUp,
    'data-smooth-scroll': isSmooth,
    'data-visible-after': visibleAfter,
    'aria-label': label,
    ...more,
  });
}

function element(tag: string, content: Html, values: Parameters<typeof attributes>[0]): Html {
  const all = attributes({ ...values, href: tag === 'a' && '#top' });
  if (tag === 'a') return html`<a${all}>${content}</a>`;
  return tag === 'div' ? html`<div${all}>${content}</div>` : html`<button${all}>${content}</button>`;
}
