import { defineProps, string } from '@stirrup/runtime';
import { printedObjects } from '../maps/printed.ts';
import { OPTIONS } from './contract.ts';

/** Options of a map by Google. */
export const mapProps = defineProps(
  {
    /** The builder's options of a map, under its names: `zoom`, `center`, `addresses`, `styles`, … */
    map: printedObjects,
    /** The site's key. @default that of Google's script on the page, else of `stirrup_maps` in the settings */
    key: string(),
  },
  { bricks: { map: OPTIONS } },
);
