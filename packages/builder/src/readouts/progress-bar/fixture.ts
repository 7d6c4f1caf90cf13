import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** A bar, with its printed value. */
export interface Bar {
  readonly label?: string;
  readonly value: string;
}

/** The builder's progress bars (bricks-elements.md §41). */
export function builderProgressBar(id: string, bars: readonly Bar[]): Html {
  return html`<div id="brxe-${id}" data-script-id="${id}" class="brxe-progress-bar">${bars.map(
    ({ label, value }) =>
      html`<div class="bar-wrapper">${label && html`<label><span class="label">${label}</span><span class="percentage">${value}</span></label>`}<div class="bar"><span${attributes({ 'data-width': value })}></span></div></div>`,
  )}</div>`;
}

/** Progress bars in our own dialect; filled without JavaScript, too. */
export function stirrupProgressBar(bars: readonly Bar[]): Html {
  return html`<div data-island="progress-bar">${bars.map(
    ({ label, value }) =>
      html`<div>${label && html`<p><span data-part="label">${label}</span> <span>${value}</span></p>`}<div data-part="bar"><span data-part="fill"${attributes({ 'data-width': value, style: `width: ${value}` })}></span></div></div>`,
  )}</div>`;
}
