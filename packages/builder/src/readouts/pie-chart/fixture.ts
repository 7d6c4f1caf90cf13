import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of a pie chart, the same in each dialect. */
export interface PieOptions {
  readonly percent?: number | string;
  readonly bar?: string;
  readonly track?: string;
  readonly size?: number;
  readonly lineWidth?: number;
  readonly lineCap?: 'square' | 'round' | 'butt';
  readonly scaleLength?: number;
  readonly scale?: string;
  readonly rotation?: number;
}

const inBoth = ({ percent, size, lineWidth, lineCap, scaleLength, rotation }: PieOptions) => ({
  ...{ 'data-percent': percent, 'data-size': size, 'data-line-width': lineWidth, 'data-line-cap': lineCap },
  ...{ 'data-scale-length': scaleLength, 'data-rotation': rotation },
});

/** The builder's pie chart (bricks-elements.md §40). */
export function builderPie(id: string, options: PieOptions, content: string | Html): Html {
  const { bar = '#b91c1c', track = '#dddddd', scale, ...others } = options;
  const printed = { size: 160, lineWidth: 8, lineCap: 'square', scaleLength: 0, ...others } as const;
  const values = attributes({
    ...{ id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-pie-chart', ...inBoth(printed) },
    ...{ 'data-bar-color': bar, 'data-track-color': track, 'data-scale-color': scale },
  });
  return html`<div${values}><span class="content">${content}</span></div>`;
}

/** A pie chart in our own dialect. */
export function stirrupPie(options: PieOptions, content: string | Html): Html {
  const { bar, track, scale } = options;
  const values = attributes({
    ...{ 'data-island': 'pie-chart', ...inBoth(options) },
    ...{ 'data-bar-colour': bar, 'data-track-colour': track, 'data-scale-colour': scale },
  });
  return html`<div${values}><span>${content}</span></div>`;
}
