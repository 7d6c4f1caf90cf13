import { pluginOptions } from '../swatches-plugin/plugin-options.ts';
import { BUILDER } from './contract.ts';
import { loopSelector } from './loop-selector.ts';
import { type SwatchesProps, swatchesProps } from './props.ts';

/** The options of a list: its own, then those of the page. The builder's swatches have no page options. */
export function swatchOptions(own: SwatchesProps, root: Element, dialect: string): SwatchesProps {
  if (dialect === BUILDER) return own;
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return {
    ...pluginOptions(swatchesProps, root.closest(loopSelector()) ? 'loop' : 'page'),
    ...Object.fromEntries(given),
  };
}
