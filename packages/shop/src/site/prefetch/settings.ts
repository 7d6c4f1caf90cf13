import { codec, defineSettings, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { SETTINGS } from './contract.ts';

/** Parts of addresses; PHP prints a list with gaps as an object. */
const parts = codec('a list of texts', (printed) => {
  if (typeof printed !== 'object' || printed === null) return undefined;
  return Object.values(printed).filter((part) => typeof part === 'string');
});

/** Addresses that the CMS excludes. */
export const prefetchSettings = defineSettings(SETTINGS, z.object({ local_url: printedString, ignore_list: parts }), {
  local_url: '',
  ignore_list: [],
});
