import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { commonTexts, text } from '@stirrup/cms/texts';
import { component } from '@stirrup/react';
import { membersOf, type PartEvent } from '@stirrup/runtime';
import { useRef } from 'react';
import { DISABLED_CLASS } from '../../cart/adding/contract.ts';
import { useAdding } from '../../cart/adding/use-adding.ts';
import { foundVariation } from '../found-variation.ts';
import { productOf } from '../product-of.ts';
import { isVariation } from '../variation-data/variation.ts';
import { productFormContract, TYPE_SELECTOR } from './contract.ts';
import { builderFields, readEntries, shopFields } from './form-fields.ts';
import { productFormProps } from './props.ts';
import { productFormTexts } from './texts.ts';
import { wayToCart } from './way-to-cart.ts';

/** The form of a product: added in the background if the page is set up for it, else submitted natively. */
export default component(
  { props: productFormProps, contract: productFormContract },
  function ProductForm({ island, ...props }) {
    const form = island.element;
    const button = island.parts.button[0]?.element;
    const { isAdding, isAdded, nameFrom, add, showMessage } = useAdding(button ?? form, island.signal);
    const isSubmitting = useRef(false);
    if (!button || !(form instanceof HTMLFormElement)) return island.bind({});

    const isOff = () => !isAdding && button.classList.contains(DISABLED_CLASS);
    const way = wayToCart(props);
    /** Submits the form natively. */
    const send = () => {
      isSubmitting.current = true;
      membersOf(form).requestSubmit(button.matches('button, input') ? button : null);
      isSubmitting.current = false;
    };
    const submit = (event: PartEvent<'submit'>) => {
      // Plugins prevent submits, and add buttons of their own, for instance to pay at once.
      if (event.defaultPrevented || isSubmitting.current || (event.submitter ?? button) !== button) return;
      if (membersOf(form).method === 'get') return;
      const entries = readEntries(form, props.productType);
      const isEmpty = entries.productType === 'grouped' && Object.keys(entries.products).length === 0;
      if (isAdding || isOff() || isEmpty) {
        event.preventDefault();
        if (!isAdding) showMessage(isEmpty ? text(productFormTexts, 'chooseQuantity') : text(commonTexts, 'refused'));
        return;
      }
      // The shop's endpoint accepts no groups, and no call accepts files.
      const isRefused = entries.productType === 'grouped' || takesAnyValue(form);
      const isSent = way === 'form' || entries.hasFile || (way === 'shop' && isRefused);
      if (isSent) return;
      event.preventDefault();
      if (way === 'builder') void add({ fields: builderFields(entries), through: way });
      // The shop would redirect to this page: without a session the visitor would lose its reason, and with one the choices.
      else void add({ fields: shopFields(entries), through: way, onRefused: send });
    };

    const isShared = membersOf(form).matches(TYPE_SELECTOR.variable);
    return island.bind({
      root: () => ({ onSubmit: submit }),
      button: ({ printed }) => ({
        // Variations enable and disable a button that both islands share.
        ...(isAdding && (isShared ? { 'aria-busy': true } : { 'aria-disabled': true })),
        'aria-label': nameFrom(printed('aria-label')),
        is: {
          loading: isAdding,
          added: isAdded,
          ...(isAdding && !isShared && { disabled: true }),
        },
        // The builder's script would add as well. The click still submits the form.
        ...(way !== 'form' &&
          hasLegacyScript('bricks-woocommerce') && {
            onClickCapture: (event) => isOff() || event.stopImmediatePropagation(),
          }),
      }),
    });
  },
);

/**
 * True if the form's variation takes any value of an attribute. The shop's endpoint knows the variation's own values only,
 * so it refuses (woocommerce.md §2.2), and the page that comes would show why, though the submit that follows succeeds.
 */
function takesAnyValue(form: HTMLFormElement): boolean {
  const found = foundVariation(productOf(form)).get();
  return found?.form === form && isVariation(found.variation) && Object.values(found.variation.attributes).includes('');
}
