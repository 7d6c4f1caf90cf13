import { boolean, defineProps, string } from '@stirrup/runtime';

/** The plugin's options for all lists of products (swatches-and-others.md §1.2). */
export const pageProps = defineProps(
  {
    /** The button adds in the background; else it leads to the address that adds. */
    addsInBackground: boolean(true),
    /** Shows the availability of the chosen variation. */
    showAvailability: boolean(),
    /** Catalog mode: a single attribute changes the picture, and nothing can be added. */
    isCatalog: boolean(),
    /** In catalog mode, a product with a single attribute can be added all the same. */
    sellsSingle: boolean(),
    /** The event that chooses in catalog mode: `click` or `hover`. */
    trigger: string('click'),
    /** In catalog mode, a click on an option leads to the product. */
    isLinked: boolean(),
    /** In catalog mode, a tap on an option leads to the product. */
    isTapLinked: boolean(),
    /** The first attribute alone determines the picture. */
    preview: boolean(),
    /** Selector of a product, for themes with markup of their own. */
    product: string(),
    /** Selector of its picture. */
    image: string(),
    /** Selector of its button. */
    button: string(),
  },
  {
    page: {
      addsInBackground: 'enable_ajax_add_to_cart',
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
