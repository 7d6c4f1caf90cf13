import { emit } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { foundVariation } from '../found-variation.ts';
import { resetAttribute, setAttribute } from '../originals.ts';
import { galleryOf, productOf } from '../product-of.ts';
import { defaultGallery } from './exchange-gallery.ts';
import { FORM, GALLERY_EVENT, GALLERY_HTML, ORIGINAL_CONTENT } from './html-contract.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A jQuery set: its elements, by index. */
type JQuerySet = ArrayLike<unknown>;

/** The part of jQuery in use here. */
interface JQuery {
  (element: Element | null): JQuerySet;
  /** Methods of jQuery sets; plugins add to them. */
  readonly fn: object;
}

/** Functions that act on each element of a set, and return the set. */
const ACTS: Readonly<Record<string, (element: HTMLElement, ...args: readonly unknown[]) => void>> = {
  wc_set_variation_attr: (element, name, value) => setAttribute(element, String(name), value),
  wc_reset_variation_attr: (element, name) => resetAttribute(element, String(name)),
  wc_set_content: (element, text) => {
    if (!element.hasAttribute(ORIGINAL_CONTENT)) element.setAttribute(ORIGINAL_CONTENT, element.textContent);
    element.textContent = String(text);
  },
  wc_reset_content: (element) => {
    element.textContent = element.getAttribute(ORIGINAL_CONTENT) ?? element.textContent;
  },
  wc_variations_image_update: (form, variation) => show(form, fieldsOf(variation)),
  wc_variations_image_reset: (form) => show(form, undefined),
  wc_maybe_trigger_slide_position_reset: (form, variation) => {
    const id = String(fieldsOf(variation)?.['image_id'] ?? '');
    const gallery = galleryOf(productOf(form));
    if (membersOf(form).getAttribute(FORM.currentImage) === id || !gallery) return;
    membersOf(form).setAttribute(FORM.currentImage, id);
    emit(gallery, GALLERY_EVENT.firstSlide);
  },
  wc_variations_gallery_replace: (form, html, variation) =>
    show(form, { ...fieldsOf(variation), [GALLERY_HTML]: html }),
  wc_variations_gallery_reset: (form) => show(form, undefined),
};

/** Functions that say something of a set's first element. */
const QUESTIONS: Readonly<Record<string, (form: HTMLElement, jQuery: JQuery) => unknown>> = {
  wc_variations_gallery_is_active: (form) => membersOf(form).hasAttribute(FORM.active),
  wc_get_default_product_gallery_html: defaultGallery,
  wc_find_gallery_root: (form, jQuery) => jQuery(galleryOf(productOf(form))),
};

/**
 * Puts the functions on the page's `jQuery.fn` that plugins call on variation forms (woocommerce.md §4.4), as far
 * as they concern pictures and the attributes that keep what the server printed. What is there already stays: it is the
 * shop's own script's.
 *
 * @example
 * ```ts
 * jQuery('.variations_form').wc_variations_image_update(variation);
 * ```
 */
export function offerFormFunctions(): void {
  const jQuery: unknown = Reflect.get(globalThis, 'jQuery');
  if (!isJQuery(jQuery)) return;
  const offer = (name: string, value: (this: JQuerySet, ...args: unknown[]) => unknown) => {
    if (!(name in jQuery.fn)) Reflect.set(jQuery.fn, name, value);
  };
  for (const [name, act] of Object.entries(ACTS)) {
    offer(name, function actOnEach(...args) {
      for (const element of elementsOf(this)) act(element, ...args);
      return this;
    });
  }
  for (const [name, answer] of Object.entries(QUESTIONS)) {
    offer(name, function askFirst() {
      const [form] = elementsOf(this);
      return form && answer(form, jQuery);
    });
  }
}

function isJQuery(value: unknown): value is JQuery {
  return typeof value === 'function' && 'fn' in value;
}

function elementsOf(set: JQuerySet): HTMLElement[] {
  return Array.from(set).filter((one) => one instanceof HTMLElement);
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

function show(form: HTMLElement, variation: Fields | undefined): void {
  foundVariation(productOf(form)).set({ form, variation });
}
