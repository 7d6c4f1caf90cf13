import { boolean, number, parseObject, type Reader, string, warn } from '@stirrup/runtime';
import { GLOBAL, SETTINGS_SCRIPT } from './contract.ts';
import { isObject, property } from './property.ts';

/** The shop's settings of attribution (woocommerce.md §1.10, §6.2). */
export interface AttributionSettings {
  /** Life of the cookies in whole minutes; 0 is as long as the browser runs. */
  readonly lifetime: number;
  /** Life of a session in minutes after its last page. */
  readonly session: number;
  readonly base64: boolean;
  /** Before the names of fields. */
  readonly prefix: string;
  readonly allowTracking: boolean;
  /** Category that WP Consent API is asked for; empty where the shop has no such plugin. */
  readonly consentCategory: string;
  /** Fields of an order: name, and path of its value. The shop changes them, so there are none but those on the page. */
  readonly fields: readonly (readonly [name: string, path: string])[];
}

const months = number(6, { min: 0 });
const minutes = number(30, { min: 0 });
const prefix = string(`${GLOBAL}_`);

const yes = boolean();

/** Reads the settings as they are now: consent managers change them. Each is checked on its own. */
export function attributionSettings(): AttributionSettings {
  const { params, fields } = printedSettings();
  const read = <Value>(name: string, reader: Reader<Value>, missing = reader.fallback): Value => {
    // PHP prints false as the empty text; in an attribute it would be true.
    const printed = property(params, name);
    const raw = printed === '' ? false : printed;
    if (raw === undefined) return missing;
    const value = reader.parse(raw);
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
    base64: read('base64', yes),
    prefix: read('prefix', prefix),
    // An invalid value is no consent.
    allowTracking: read('allowTracking', yes, true),
    consentCategory: read('consentCategory', string()),
    fields: Object.entries(fields).flatMap(([name, path]) => (typeof path === 'string' ? [[name, path]] : [])),
  };
}

/** The settings as they stand on the page, unchecked. */
export interface PrintedSettings {
  readonly params: object;
  readonly fields: object;
}

/**
 * Reads the settings from the page's global, or from its JSON where the shop's script was taken out. They are few, and
 * this island is on every page: it does without the ring that reads the others, and zod.
 */
export function printedSettings(): PrintedSettings {
  const page: unknown = Reflect.get(globalThis, GLOBAL);
  const printed = isObject(page) ? page : settingsInJson();
  const [params, fields] = [property(printed, 'params'), property(printed, 'fields')];
  return { params: isObject(params) ? params : {}, fields: isObject(fields) ? fields : {} };
}

function settingsInJson(): unknown {
  return Array.from(document.querySelectorAll(SETTINGS_SCRIPT), ({ textContent }) =>
    property(parseObject(textContent ?? ''), GLOBAL),
  ).find(isObject);
}
