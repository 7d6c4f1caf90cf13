import * as z from 'zod/mini';
import { codec } from '../schema/codec.ts';
import { printedBoolean } from '../settings/codecs.ts';
import { defineSettings } from '../settings/define-settings.ts';
import { SCHEME } from './contract.ts';

/** The site's main scheme, and whether visitors who never chose get what their device asks for. */
export const schemeSettings = defineSettings(
  SCHEME.settings,
  z.object({
    color_mode: codec('"light" or "dark"', (printed) =>
      printed === 'light' || printed === 'dark' ? printed : undefined,
    ),
    // Printed as the words "true" and "false".
    enable_client_color_preference: printedBoolean,
  }),
  { color_mode: 'light', enable_client_color_preference: 'false' },
);
