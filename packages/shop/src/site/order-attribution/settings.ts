import { scriptGlobal } from '@stirrup/cms/legacy-scripts';
import { boolean, number, parseObject, type Reader, string, warn } from '@stirrup/runtime';
import { GLOBAL, SETTINGS_SCRIPT } from './contract.ts';
import { isObject, property } from './property.ts';

/** The shop's settings of attribution (woocommerce.md §1.10, §6.2). */
export interface AttributionSettings {
  /** Life of the cookies in whole minutes; 0 means until the browser is closed. */
  readonly lifetime: number;
  /** Life of a session in minutes after its last page. */
  readonly session: number;
  /** True if the cookies' values are encoded. */
  readonly base64: boolean;
  /** Prefix of the fields' names. */
  readonly prefix: string;
  /** True if orders may be attributed; with WP Consent API, once the visitor has consented. */
  readonly allowTracking: boolean;
  /** Category for WP Consent API; empty in a shop without that plugin. */
  readonly consentCategory: string;
  /** Fields of an order: name, and path of its value. The shop changes them, so only those on the page count. */
  readonly fields: readonly (readonly [name: string, path: string])[];
}

const months = number(6, { min: 0 });
const minutes = number(30, { min: 0 });
const prefix = string(`${GLOBAL}_`);
const flag = boolean();

/** Reads the current settings, because consent managers change them. Each is validated on its own. */
export function attributionSettings(): AttributionSettings {
  const { params, fields } = printedSettings();
  const read = <Value>(name: string, reader: Reader<Value>, missing = reader.fallback): Value => {
    const raw = property(params, name);
    if (raw === undefined) return missing;
    const value = reader.parse(raw, true);
    if (process.env.NODE_ENV !== 'production' && value === undefined) {
      const used = JSON.stringify(reader.fallback);
      warn(`${GLOBAL}.params.${name} is ${JSON.stringify(raw)}. Expected ${reader.expected}; ${used} is used.`);
    }
    return value ?? reader.fallback;
  };
  return {
    // Months of 30 days.
    lifetime: Math.trunc(read('lifetime', months) * 30 * 24 * 60),
    session: Math.trunc(read('session', minutes)) || minutes.fallback,
    base64: read('base64', flag),
    prefix: read('prefix', prefix),
    // An invalid value means no consent.
    allowTracking: read('allowTracking', flag, true),
    consentCategory: read('consentCategory', string()),
    fields: Object.entries(fields).flatMap(([name, path]) => (typeof path === 'string' ? [[name, path]] : [])),
  };
}

/** The page's settings before validation. */
export interface PrintedSettings {
  readonly params: object;
  readonly fields: object;
}

/**
 * Reads the settings from the page's global, or from its JSON if the shop's script was removed. They are few, and this
 * island is on every page, so it uses neither the reader of other settings nor zod.
 */
export function printedSettings(): PrintedSettings {
  const page = scriptGlobal(GLOBAL);
  const printed = isObject(page) ? page : settingsInJson();
  const [params, fields] = [property(printed, 'params'), property(printed, 'fields')];
  return { params: isObject(params) ? params : {}, fields: isObject(fields) ? fields : {} };
}

function settingsInJson(): unknown {
  return Array.from(document.querySelectorAll(SETTINGS_SCRIPT), ({ textContent }) =>
    property(parseObject(textContent ?? ''), GLOBAL),
  ).find(isObject);
}
