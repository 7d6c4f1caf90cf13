import { parseVideoAddress, type VideoAddress } from '../video-addresses/parse-video-address.ts';
import { FILM, ITEM } from './contract.ts';

/** A film's address and its size, in px. */
export type Film = VideoAddress & { readonly size: { readonly width: number; readonly height: number } };

/** Shares of the window that a length may be in. */
const LENGTH = /^([\d.]+)\s*(%|vw|vh|px)?$/;

/**
 * The film that a link leads to; undefined if it leads to none. The height follows from the width if it is missing, and
 * also if it is 720, which the builder prints for any width (bricks-elements.md §50, no. 23).
 */
export function readFilm(link: Element): Film | undefined {
  const address = parseVideoAddress(link.getAttribute(ITEM.film) ?? '');
  const width = lengthOf(link.getAttribute(ITEM.width), innerWidth) || FILM.width;
  const height = lengthOf(link.getAttribute(ITEM.height), innerHeight);
  const hasHeight = height > 0 && height !== FILM.printedHeight;
  return address && { ...address, size: { width, height: hasHeight ? height : width * FILM.ratio } };
}

function lengthOf(printed: string | null, window: number): number {
  const [, value = '', unit] = LENGTH.exec(printed?.trim() ?? '') ?? [];
  const shares = { '%': window, vw: innerWidth, vh: innerHeight };
  return Number(value) * (unit === '%' || unit === 'vw' || unit === 'vh' ? shares[unit] / 100 : 1) || 0;
}
