import { emit, isRecord, pageJQuery } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { foundVariation } from '../found-variation.ts';
import { ORIGINAL, resetToPrinted, setKeepingPrinted } from '../originals.ts';
import { galleryOf, productOf } from '../product-of.ts';
import { defaultGallery } from './exchange-gallery.ts';
import { FORM, GALLERY_EVENT, GALLERY_HTML, PICTURE_ID_FIELD } from './html-contract.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A jQuery set: its elements, by index. */
type JQuerySet = ArrayLike<unknown>;

/** Attribute with the printed text. */
const CONTENT = `${ORIGINAL}content`;

/** Functions that act on each element of a set, and return the set. */
const ACTS: Readonly<Record<string, (element: HTMLElement, ...args: readonly unknown[]) => void>> = {
  wc_set_variation_attr: (element, name, value) => setKeepingPrinted(element, String(name), value),
  wc_reset_variation_attr: (element, name) => resetToPrinted(element, String(name)),
  wc_set_content: (element, text) => {
    if (!element.hasAttribute(CONTENT)) element.setAttribute(CONTENT, element.textContent);
    element.textContent = String(text);
  },
  // Without a printed text nobody has set another, and children of the element stay.
  wc_reset_content: (element) => {
    const printed = element.getAttribute(CONTENT);
    if (printed !== null) element.textContent = printed;
  },
  wc_variations_image_update: (form, variation) => show(form, fieldsOf(variation)),
  wc_variations_image_reset: (form) => show(form, undefined),
  wc_maybe_trigger_slide_position_reset: (form, variation) => {
    const fields = fieldsOf(variation);
    const id = String(fields?.[PICTURE_ID_FIELD] ?? '');
    const gallery = galleryOf(productOf(form));
    // As in show-picture.ts, a match shows the first slide even if its picture is the same.
    if ((!fields && membersOf(form).getAttribute(FORM.currentImage) === id) || !gallery) return;
    membersOf(form).setAttribute(FORM.currentImage, id);
    emit(gallery, GALLERY_EVENT.firstSlide);
  },
  wc_variations_gallery_replace: (form, html, variation) =>
    show(form, { ...fieldsOf(variation), [GALLERY_HTML]: html }),
  wc_variations_gallery_reset: (form) => show(form, undefined),
};

/** Functions that return a value of a set's first element. */
const QUESTIONS: Readonly<Record<string, (form: HTMLElement) => unknown>> = {
  wc_variations_gallery_is_active: (form) => membersOf(form).hasAttribute(FORM.active),
  wc_get_default_product_gallery_html: defaultGallery,
  wc_find_gallery_root: (form) => pageJQuery()?.(galleryOf(productOf(form))),
};

/**
 * Adds the functions to the page's `jQuery.fn` that plugins call on variation forms (woocommerce.md §4.4), as far as
 * they concern pictures and attributes with printed values. Present functions stay: they are the shop's own script's.
 *
 * @example
 * ```ts
 * jQuery('.variations_form').wc_variations_image_update(variation);
 * ```
 */
export function offerFormFunctions(): void {
  const { fn } = pageJQuery() ?? {};
  if (!fn) return;
  const offer = (name: string, value: (this: JQuerySet, ...args: unknown[]) => unknown) => {
    if (!(name in fn)) fn[name] = value;
  };
  for (const [name, act] of Object.entries(ACTS)) {
    offer(name, function actOnEach(...args) {
      for (const element of elementsOf(this)) act(element, ...args);
      return this;
    });
  }
  for (const [name, answer] of Object.entries(QUESTIONS)) {
    offer(name, function answerForFirst() {
      const [form] = elementsOf(this);
      return form && answer(form);
    });
  }
}

function elementsOf(set: JQuerySet): HTMLElement[] {
  return Array.from(set).filter((one) => one instanceof HTMLElement);
}

function fieldsOf(value: unknown): Fields | undefined {
  return isRecord(value) ? { ...value } : undefined;
}

function show(form: HTMLElement, variation: Fields | undefined): void {
  foundVariation(productOf(form)).set({ form, variation });
}
