import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** The builder's toggle; without a selector its target is the panel around it. */
export function builderToggle(id: string, label: string, settings: Readonly<Record<string, string>> = {}): Html {
  return html`<button${attributes({
    id: `brxe-${id}`,
    'data-script-id': id,
    class: 'brxe-toggle',
    'aria-label': label,
    'aria-expanded': 'false',
    ...settings,
  })}><span class="brxa-wrap"><span class="brxa-inner"></span></span></button>`;
}

/** A toggle of our own dialect. */
export function stirrupToggle(label: string, options: object = {}): Html {
  return html`<button type="button" class="button" data-island="toggle" data-options="${JSON.stringify(options)}" aria-expanded="false">${label}</button>`;
}
