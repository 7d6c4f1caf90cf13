import { addItem, prepareLiveRegion } from '@stirrup/cart';
import { addToCartSettings, isRequestError, messageFor } from '@stirrup/cms';
import { component } from '@stirrup/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showMessageAfter } from '../message-beside.ts';
import { actOnSpace, hasLegacyScript, ownClick } from '../own-click.ts';
import { nameWith, showInButton } from './button-content.ts';
import { buttonSettings } from './button-settings.ts';
import { builderFields, shopFields } from './call-fields.ts';
import { type Conclusion, concludeAdd } from './conclude-add.ts';
import { addToCartContract, DISABLED_CLASS, ENDPOINT } from './contract.ts';
import { addToCartProps } from './props.ts';
import { showViewCartLink } from './view-cart-link.ts';

/** `thanking` is the time in which the button says that it is done. */
type Phase = 'idle' | 'adding' | 'thanking' | 'added';

/** An add-to-cart link: normal, adding, added with a link to the cart, or failed with a message beside it. */
export default component(
  { props: addToCartProps, contract: addToCartContract },
  function AddToCart({ island, ...props }) {
    const button = island.element;
    const [phase, setPhase] = useState<Phase>('idle');
    const [message, setMessage] = useState('');
    const isAdding = useRef(false);

    useEffect(() => void prepareLiveRegion(), []);
    const words = useRef(button.textContent.trim());
    const shown = wordsOf(phase, button);
    useLayoutEffect(() => showInButton(button, shown), [button, shown]);
    useEffect(() => {
      if (phase !== 'thanking') return;
      showViewCartLink(button);
      const timer = setTimeout(() => setPhase('added'), buttonSettings(button).addedFor);
      return () => clearTimeout(timer);
    }, [button, phase]);
    useLayoutEffect(() => (message ? showMessageAfter(button, message) : undefined), [button, message]);

    const conclude = (conclusion: Conclusion) => {
      if (island.signal.aborted) return;
      setPhase(conclusion === 'added' ? 'thanking' : 'idle');
      if (typeof conclusion === 'object') setMessage(conclusion.message);
    };
    const add = async () => {
      isAdding.current = true;
      // Listeners of the events that follow are to see the button's new state.
      flushSync(() => {
        setPhase('adding');
        setMessage('');
      });
      const onAdded = () => flushSync(() => setPhase('thanking'));
      const through = ENDPOINT[island.dialect] ?? 'shop';
      const fields =
        through === 'builder' ? builderFields(button, props.productType, props.quantity) : shopFields(button);
      try {
        const result = await addItem({ fields, button, through, onAdded });
        conclude(concludeAdd(result, props.successMessage, buttonSettings(button)));
      } catch (error) {
        if (!isRequestError(error)) reportError(error);
        conclude({ message: messageFor(error) });
      } finally {
        isAdding.current = false;
      }
    };
    const act = (event: MouseEvent) => {
      // A shop that does not add in the background prints the same class, but not these settings (woocommerce §3.2).
      if (island.dialect === 'woocommerce' && !addToCartSettings().wc_ajax_url) return false;
      event.preventDefault();
      if (!isAdding.current && !button.classList.contains(DISABLED_CLASS)) void add();
      return true;
    };

    return island.bind({
      root: ({ server }) => ({
        ...(phase === 'adding' && { 'aria-disabled': true }),
        'aria-label': nameWith(server('aria-label'), words.current, shown),
        is: {
          loading: phase === 'adding',
          disabled: phase === 'adding',
          added: phase === 'thanking' || phase === 'added',
        },
        ...ownClick(act),
        onKeyDown: (event) => actOnSpace(event, button),
      }),
    });
  },
);

/** HTML that the button shows in place of its own for a while. */
function wordsOf(phase: Phase, button: HTMLElement): string | undefined {
  // The builder's script, where it is still there, swaps the words itself when it hears the events.
  if (hasLegacyScript('builder')) return undefined;
  if (phase === 'adding') return buttonSettings(button).adding;
  return phase === 'thanking' ? buttonSettings(button).added : undefined;
}
