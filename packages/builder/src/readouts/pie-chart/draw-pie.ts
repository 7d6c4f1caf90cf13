import type { InferProps } from '@stirrup/runtime';
import { SCALE_COLOUR } from './contract.ts';
import type { pieChartProps } from './props.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Length of a short line of the scale, as a share of a long one (bricks-elements.md §40). */
const SHORT = 0.6;
/** Number of lines; over every sixth lies a long one. */
const LINES = 24;
const LONG_LINES = LINES / 6;
/** Space between scale and bar in px. */
const GAP = 2;

type Attributes = Readonly<Record<string, string | number>>;

function create(name: string, attributes: Attributes): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

/**
 * The picture of a pie chart, around the point 0,0, and its bar, which is not in it yet.
 *
 * @param more Attributes of the picture.
 */
export function drawPie(
  options: InferProps<typeof pieChartProps>,
  more: Attributes,
): { readonly picture: SVGElement; readonly bar: SVGElement } {
  const { percent, size, barColour, trackColour, lineWidth, lineCap, scaleLength, scaleColour, rotation } = options;
  const half = size / 2;
  /** Its attribute `stroke` counts where the option is no colour. */
  const ring = (radius: number, width: number, colour: string, others: Attributes) => {
    const circle = create('circle', {
      r: Math.max(0, radius),
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': width,
      pathLength: 100,
      transform: `rotate(${rotation - 90})`,
      ...others,
    });
    // Properties of the page are understood in styles only.
    circle.style.stroke = colour;
    return circle;
  };
  /** Lines of 1 px, all from the inner edge of the scale. */
  const lines = (count: number, length: number) => {
    const radius = half - scaleLength + length / 2;
    const width = 100 / (2 * Math.PI * radius);
    return ring(radius, length, scaleColour, {
      stroke: SCALE_COLOUR,
      'stroke-dasharray': `${width} ${100 / count - width}`,
    });
  };
  const picture = create('svg', { width: size, height: size, viewBox: `${-half} ${-half} ${size} ${size}`, ...more });
  if (scaleLength) picture.append(lines(LINES, scaleLength * SHORT), lines(LONG_LINES, scaleLength));
  const radius = half - lineWidth / 2 - (scaleLength && scaleLength + GAP);
  picture.append(ring(radius, lineWidth, trackColour, { stroke: 'none' }));
  const bar = ring(radius, lineWidth, barColour, {
    'stroke-dasharray': `${percent} 100`,
    'stroke-linecap': lineCap,
  });
  return { picture, bar };
}
