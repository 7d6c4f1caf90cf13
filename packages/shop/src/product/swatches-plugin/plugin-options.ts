import { defineSettings } from '@stirrup/cms';
import { type InferProps, type PropsSchema, type Readers, readProps, warn } from '@stirrup/runtime';
import * as z from 'zod/mini';
import { OPTIONS } from './plugin-contract.ts';

/** All options of the plugin; its commercial part adds its own to them (swatches-and-others.md §1.2). */
const swatchSettings = defineSettings(OPTIONS, z.looseObject({}), {
  show_variation_label: '1',
  variation_label_separator: ':',
  stock_label_threshold: '5',
});

/**
 * Reads options that the plugin prints for the whole page; `place` selects the schema's sources with the plugin's
 * names. WordPress prints settings as strings, as it does with attributes, so the same readers read both.
 */
export function pluginOptions<R extends Readers>(schema: PropsSchema<R>, place: string): InferProps<PropsSchema<R>> {
  const printed = swatchSettings();
  const element = document.createElement('i');
  for (const name of Object.values(schema.sources[place] ?? {})) {
    // An empty attribute would mean true; an empty setting means false.
    if (typeof name === 'string' && printed[name]) element.setAttribute(name, String(printed[name]));
  }
  return readProps({ element, dialect: place, warn, recordProps: () => undefined }, schema);
}
