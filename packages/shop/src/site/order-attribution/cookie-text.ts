import { DELIMITER, NONE, SOURCE_KEYS } from './contract.ts';
import type { Source } from './find-source.ts';

/** Browsers refuse a cookie whose name and value are longer, in bytes. */
const LIMIT = 4096;

/** Characters that `encodeURIComponent` leaves, and Sourcebuster does not. */
const KEPT = /[!~*'()]/g;

/** A half of a character, which a cut or a broken cookie may leave, cannot be encoded. */
const HALF = /\p{Surrogate}/gu;

/** Pairs as a cookie holds them. A value cannot end early: its own delimiters are written as reading undoes them. */
export function packFields(keys: readonly string[], values: readonly unknown[]): string {
  return keys.map((key, index) => `${key}=${String(values[index]).replaceAll(DELIMITER, '%7C%7C%7C')}`).join(DELIMITER);
}

/** A source as a cookie holds it: every key, in order. */
export function packSource(source: Source): string {
  return packFields(
    SOURCE_KEYS.map(([, key]) => key),
    SOURCE_KEYS.map(([name]) => source[name] ?? NONE),
  );
}

/** The fields of a cookie's text. Values are decoded once more: those of a link are stored as they stand in it. */
export function unpackFields(text: string): ReadonlyMap<string, string> {
  const pairs = text === '' ? [] : text.split(DELIMITER);
  return new Map(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return [key, decodeText(value.join('='))];
    }),
  );
}

/** `name=value` as the browser is given it. A text that is too long loses its end. */
export function encodeCookie(name: string, text: string, isBase64: boolean): string {
  const encoded = percentEncode(text);
  const pair = `${name}=${isBase64 ? btoa(encoded).replace(/=+$/, '') : encoded}`;
  const excess = pair.length - LIMIT;
  return excess > 0 && text ? encodeCookie(name, cut(text, Math.ceil(excess / 3)), isBase64) : pair;
}

/** A text without its end, and without the piece of an encoded character that may be left there. */
function cut(text: string, letters: number): string {
  return text.slice(0, -letters).replace(/(%\w?\w?)+$/, '');
}

/** The text of a cookie's value; base64 is known by its letters. */
export function decodeCookie(value: string): string {
  return decodeText(/^[A-Za-z0-9+/]+$/.test(value) ? fromBase64(value) : value);
}

/** Percent-decodes; what is no UTF-8 is read as Latin-1, and an escape that is none stays as it is. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Old, but in every browser, and what Sourcebuster does.
    return unescape(text);
  }
}

function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(HALF, '')).replace(
    KEPT,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function fromBase64(value: string): string {
  try {
    return atob(value);
  } catch {
    return value;
  }
}
