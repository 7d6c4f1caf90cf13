import * as z from 'zod/mini';
import { codec } from '../schema/codec.ts';
import { printedBoolean } from '../settings/codecs.ts';
import { defineSettings } from '../settings/define-settings.ts';
import { SCHEME } from './contract.ts';

/** The site's main scheme, and a flag for following the device without a choice. */
export const schemeSettings = defineSettings(
  SCHEME.settings,
  z.object({
    color_mode: codec('"light" or "dark"', (printed) =>
      printed === 'light' || printed === 'dark' ? printed : undefined,
    ),
    // Printed as the strings "true" and "false".
    enable_client_color_preference: printedBoolean,
  }),
  { color_mode: 'light', enable_client_color_preference: 'false' },
);
