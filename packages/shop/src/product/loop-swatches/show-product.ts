import { fillHtml } from '@stirrup/cms';
import { showLazy } from '@stirrup/cms/lazy';
import { pluginOptions } from '../swatches-plugin/plugin-options.ts';
import { textOf } from '../text-of.ts';
import type { Variation } from '../variation-data/variation.ts';
import { PICTURE_ATTRIBUTES, PRODUCT } from './contract.ts';
import { pageProps } from './page-props.ts';

type Fields = Readonly<Record<string, string>>;

/** The page's options for its lists, and the elements of the product around the swatches. */
export function readPage(wrapper: HTMLElement) {
  const page = pluginOptions(pageProps, 'page');
  const product =
    findElement(page.product, PRODUCT.root, (selector) => wrapper.closest<HTMLElement>(selector)) ?? wrapper;
  const find = (selector: string) => product.querySelector<HTMLElement>(selector);
  return {
    page,
    product,
    picture: findElement(page.image, PRODUCT.image, find),
    button: findElement(page.button, PRODUCT.button, find) ?? document.createElement('a'),
  };
}

/** Finds an element by a selector of the page's settings, or by ours if that is empty, invalid or without a match. */
function findElement(printed: string, ours: string, by: (selector: string) => HTMLElement | null): HTMLElement | null {
  try {
    return by(printed) ?? by(ours);
  } catch {
    return by(ours);
  }
}

/** Sets attributes and removes empty ones; returns a function that restores the server's. */
export function withAttributes(element: Element | null, values: Fields): () => void {
  // The picture's own address has to be restored, not its placeholder's.
  if (element) showLazy(element);
  const printed = swap(element, values);
  return () => swap(element, printed);
}

/** Sets attributes; returns their earlier values. */
function swap(element: Element | null, values: Fields): Fields {
  const before = Object.keys(values).map((name) => [name, element?.getAttribute(name) ?? ''] as const);
  for (const [name, value] of Object.entries(values)) {
    if (value) element?.setAttribute(name, value);
    else element?.removeAttribute(name);
  }
  return Object.fromEntries(before);
}

/** Shows other content; returns a function that restores the server's nodes. */
export function withContent(element: HTMLElement | null | undefined, html: string): (() => void) | undefined {
  if (!element || !html) return undefined;
  const printed = [...element.childNodes];
  element.replaceChildren();
  fillHtml(element, html);
  return () => element.replaceChildren(...printed);
}

/** Attributes for a variation's picture; those of the list's size for a preview, which describes all sizes. */
export function pictureOf({ image }: Variation): Fields | undefined {
  if (typeof image !== 'object' || image === null) return undefined;
  const fields = { ...image };
  const texts = Object.fromEntries(PICTURE_ATTRIBUTES.map((name) => [name, textOf(fields, name)]));
  return { ...texts, src: textOf(fields, 'thumb_src') || textOf(fields, 'src') };
}
