import { defineSettings, printedBoolean } from '@stirrup/cms';
import * as z from 'zod/mini';

/**
 * Our own optional setting: adds all product forms of the page in the background, even without the builder's.
 *
 * @example
 * ```html
 * <script type="application/json" data-stirrup-settings>{ "stirrup_product_form": { "background": true } }</script>
 * ```
 */
export const productFormSettings = defineSettings('stirrup_product_form', z.object({ background: printedBoolean }), {
  background: '',
});
