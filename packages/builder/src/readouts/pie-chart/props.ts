import { choice, defineProps, number, string } from '@stirrup/runtime';
import { SCALE_COLOUR, SIZE } from './contract.ts';

/** Options of a pie chart; colours are any of CSS, properties among them. */
export const pieChartProps = defineProps(
  {
    /** Size of the bar; more than 100 is a full ring. */
    percent: {
      fallback: 0,
      expected: 'a percentage',
      parse: (raw) => {
        // Dynamic data may have a percent sign, as in the progress bar.
        const value = Number.parseFloat(String(raw));
        return value >= 0 ? value : undefined;
      },
    },
    /** Width and height in px. */
    size: number(SIZE, { min: 1 }),
    /** Colour of the bar. @default the text's */
    barColour: string(),
    /** Colour of the ring behind the bar. */
    trackColour: string('transparent'),
    /** Thickness of bar and track in px. */
    lineWidth: number(8, { min: 0 }),
    /** Ends of the bar, as in SVG. */
    lineCap: choice(['square', 'round', 'butt'], 'square'),
    /** Length of the long lines of the scale in px; without it there is none. */
    scaleLength: number(0, { min: 0 }),
    /** Colour of the scale. */
    scaleColour: string(SCALE_COLOUR),
    /** Beginning of the bar, in degrees clockwise from the top. */
    rotation: number(0),
  },
  { bricks: { barColour: 'data-bar-color', trackColour: 'data-track-color', scaleColour: 'data-scale-color' } },
);
