import { DELIMITER, NONE, SOURCE_KEYS } from './contract.ts';
import type { Source } from './find-source.ts';

/** Browsers refuse a cookie with more bytes in name and value. */
const LIMIT = 4096;

/** Characters that Sourcebuster escapes and `encodeURIComponent` does not. */
const KEPT = /[!~*'()]/g;

/** A lone surrogate, from a cut or a broken cookie, cannot be encoded. */
const HALF = /\p{Surrogate}/gu;

/** Pairs in a cookie's format. Delimiters in a value are escaped, so that reading restores them. */
export function packFields(keys: readonly string[], values: readonly unknown[]): string {
  return keys.map((key, index) => `${key}=${String(values[index]).replaceAll(DELIMITER, '%7C%7C%7C')}`).join(DELIMITER);
}

/** A source in a cookie's format: every key, in order. */
export function packSource(source: Source): string {
  return packFields(
    SOURCE_KEYS.map(([, key]) => key),
    SOURCE_KEYS.map(([name]) => source[name] ?? NONE),
  );
}

/**
 * The fields of a cookie's text. Values are decoded a second time: those of a link are stored as encoded in its
 * address.
 */
export function unpackFields(text: string): ReadonlyMap<string, string> {
  const pairs = text === '' ? [] : text.split(DELIMITER);
  return new Map(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return [key, decodeText(value.join('='))];
    }),
  );
}

/** `name=value` as the browser takes it. A text that is too long is cut. */
export function encodeCookie(name: string, text: string, isBase64: boolean): string {
  const encoded = percentEncode(text);
  const pair = `${name}=${isBase64 ? btoa(encoded).replace(/=+$/, '') : encoded}`;
  const excess = pair.length - LIMIT;
  return excess > 0 && text ? encodeCookie(name, cut(text, Math.ceil(excess / 3)), isBase64) : pair;
}

/** Cuts a text, without leaving part of an encoded character. */
function cut(text: string, letters: number): string {
  return text.slice(0, -letters).replace(/(%\w?\w?)+$/, '');
}

/** The text of a cookie's value; base64 is recognised by its alphabet. */
export function decodeCookie(value: string): string {
  return decodeText(/^[A-Za-z0-9+/]+$/.test(value) ? fromBase64(value) : value);
}

/** Percent-decodes. Invalid UTF-8 is read as Latin-1, and an invalid escape stays as it is. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Deprecated, but in every browser, and used by Sourcebuster.
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
