import { emit, insertHtml, readGlobal } from '@stirrup/cms';
import { membersOf, overrideOpacity, pageRegistry } from '@stirrup/runtime';
import type { FoundVariation } from '../found-variation.ts';
import { textOf } from '../text-of.ts';
import { DEFAULT_TEMPLATE, DEFAULTS, FORM, GALLERY_EVENT, GALLERY_HTML, PARAMS } from './html-contract.ts';

/**
 * Replaces the shown gallery by a variation's own, or restores the product's (woocommerce.md §5.6). The island of the
 * old one is released, and the new one found.
 *
 * @returns The new gallery; undefined if the right one is already shown, or if the page does not contain the product's.
 */
export function exchangeGallery(
  gallery: HTMLElement,
  { form, variation = {} }: FoundVariation,
): HTMLElement | undefined {
  const shown = pageRegistry().shared('gallery/shown-html', () => new WeakMap<HTMLElement, string>());
  const html = textOf(variation, GALLERY_HTML);
  const wanted = html || defaultGallery(form);
  if ((shown.get(form) ?? '') === html || !wanted) return undefined;
  shown.set(form, html);
  if (html) membersOf(form).setAttribute(FORM.active, 'yes');
  else membersOf(form).removeAttribute(FORM.active);

  emit(gallery, GALLERY_EVENT.beforeDestroy, [gallery, readGlobal(PARAMS)]);
  pageRegistry().release(gallery);
  const next = insertHtml(gallery, 'afterend', wanted.trim()).find((element) => element instanceof HTMLElement);
  gallery.remove();
  // It is printed hidden.
  if (next) overrideOpacity(next);
  return next;
}

/** The product's own gallery; empty if the page does not contain it. */
export function defaultGallery(form: HTMLElement): string {
  const template = membersOf(form).querySelector(DEFAULT_TEMPLATE)?.textContent;
  if (template) return template;
  const printed = readGlobal(DEFAULTS)?.[membersOf(form).getAttribute(FORM.productId) ?? ''];
  return typeof printed === 'string' ? printed : '';
}
