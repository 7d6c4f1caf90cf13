import { addToCartSettings, hasShop } from '@stirrup/cms';
import { component } from '@stirrup/react';
import { actOnSpace, ownClick } from '../../shared/own-click.ts';
import { DISABLED_CLASS } from '../adding/contract.ts';
import { useAdding } from '../adding/use-adding.ts';
import { builderButtonFields, shopButtonFields } from './call-fields.ts';
import { addToCartContract, ENDPOINT, isForeign, SHOP } from './contract.ts';
import { addToCartProps } from './props.ts';

/** An add-to-cart link: normal, adding, added with a link to the cart, or failed with a message beside it. */
export default component(
  { props: addToCartProps, contract: addToCartContract },
  function AddToCart({ island, productType, quantity, successMessage }) {
    const button = island.element;
    const { isAdding, isAdded, nameFrom, add } = useAdding(button, island.signal);

    const act = (event: MouseEvent) => {
      // A shop without background adding prints the same class, but not these settings (woocommerce.md §3.2).
      if (island.dialect === SHOP && !addToCartSettings().wc_ajax_url) return false;
      if (isForeign(button) && !hasShop()) return false;
      event.preventDefault();
      if (isAdding || button.classList.contains(DISABLED_CLASS)) return true;
      const through = ENDPOINT[island.dialect] ?? 'shop';
      const fields =
        through === 'builder'
          ? builderButtonFields(button, productType, quantity)
          : shopButtonFields(button, quantity, island.names.states);
      void add({ fields, through, successMessage });
      return true;
    };

    return island.bind({
      root: ({ printed }) => ({
        ...(isAdding && { 'aria-disabled': true }),
        'aria-label': nameFrom(printed('aria-label')),
        // Named only while they hold: a button may be printed with them.
        is: { ...(isAdding && { loading: true, disabled: true }), ...(isAdded && { added: true }) },
        ...ownClick(act, 'wc-add-to-cart', 'bricks-woocommerce'),
        onKeyDown: (event) => actOnSpace(event, button, ['wc-add-to-cart', 'bricks-woocommerce']),
      }),
    });
  },
);
