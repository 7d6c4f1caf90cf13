import { defineProps, flag, text } from '@stirrup/runtime';

/** Options of the plugin's commercial part for all lists of products (swatches-and-others.md §1.2). */
export const pageProps = defineProps(
  {
    /** Tells the availability of what is chosen. */
    showAvailability: flag(),
    /** One attribute stands for its picture only … */
    isCatalog: flag(),
    /** … unless it is the product's only one. */
    sellsSingle: flag(),
    /** The event that chooses in catalog mode: `click`, or `hover`. */
    trigger: text('click'),
    /** There, a click on an option leads to the product … */
    isLinked: flag(),
    /** … and a tap, too. */
    isTapLinked: flag(),
    /** The first attribute alone changes the picture. */
    preview: flag(),
    /** Selectors of a product's elements, for themes with markup of their own. */
    product: text(),
    image: text(),
    button: text(),
  },
  {
    page: {
      showAvailability: 'archive_show_availability',
      isCatalog: 'enable_catalog_mode',
      sellsSingle: 'disable_catalog_mode_on_single_attribute',
      trigger: 'catalog_mode_trigger',
      isLinked: 'linkable_attribute',
      isTapLinked: 'linkable_attribute_mobile',
      preview: 'enable_single_variation_preview_archive',
      product: 'archive_product_wrapper',
      image: 'archive_image_selector',
      button: 'archive_cart_button_selector',
    },
  },
);
