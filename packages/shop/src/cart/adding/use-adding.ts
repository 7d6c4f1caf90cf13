import { type AddRequest, addItem } from '@stirrup/cart';
import { addToCartSettings, httpUrl, isAborted, isRequestError, messageFor } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { bringUp } from '@stirrup/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showMessageAfter } from '../../shared/message-beside.ts';
import { nameWith, showHtml } from './button-content.ts';
import { type ButtonSettings, buttonSettings } from './button-settings.ts';
import { concludeAdd } from './conclude-add.ts';
import { MINI_CART } from './contract.ts';
import { showViewCartLink } from './show-view-cart-link.ts';

/** Longest wait for the mini cart to be ready, in ms. */
const PATIENCE = 1000;

/** `thanking`: the button shows its success text for a while. */
type Phase = 'idle' | 'adding' | 'thanking' | 'added';

/** One add: its fields, and callbacks for its outcome. */
interface Add extends Pick<AddRequest, 'fields' | 'through'> {
  /** Announced to screen readers after a success. */
  readonly successMessage?: string;
  /** Called if the shop refuses; nothing else happens then. */
  readonly onRefused?: () => void;
}

/** A button that adds to the cart, and its state. */
export interface Adding {
  readonly isAdding: boolean;
  readonly isAdded: boolean;
  /** The button shows another text than its own. */
  readonly showsOtherText: boolean;
  /** Returns the button's accessible name, given the printed one. */
  readonly nameFrom: (printed: string | null) => string | null;
  /** Adds; ignored while an add of this button is under way. */
  readonly add: (sent: Add) => Promise<void>;
  /** Shows a message beside the button. */
  readonly showMessage: (message: string) => void;
}

/**
 * State of a button that adds to the cart: adding, then added with a link to the cart, or failed with a message
 * (woocommerce.md §4.2, bricks-dynamic.md §8.1). Feedback is painted in the frame of the click.
 *
 * @param product The product that the button adds now, if that changes: what was added before it is no longer shown.
 */
export function useAdding(button: HTMLElement, signal: AbortSignal, product?: object): Adding {
  const [phase, setPhase] = useState<Phase>('idle');
  // Settings of the newest add.
  const [settings, setSettings] = useState<ButtonSettings>();
  // A new object each time, so that the same text is announced again.
  const [message, setMessage] = useState<{ readonly text: string }>();
  const isUnderWay = useRef(false);
  const newest = useRef<Add>(undefined);
  const printedText = useRef(button.textContent.trim());
  const shown = settings && feedbackOf(phase, settings);

  const present = useRef(product);

  useEffect(prepareLiveRegions, []);
  useLayoutEffect(() => {
    present.current = product;
    setPhase((now) => (now === 'adding' ? now : 'idle'));
  }, [product]);
  useLayoutEffect(() => showHtml(button, shown), [button, shown]);
  useEffect(() => {
    if (phase !== 'thanking') return;
    showViewCartLink(button);
    const timer = setTimeout(() => setPhase('added'), settings?.addedFor);
    return () => clearTimeout(timer);
  }, [button, phase, settings]);
  useLayoutEffect(() => (message ? showMessageAfter(button, message.text) : undefined), [button, message]);

  const showMessage = (text: string) => flushSync(() => setMessage({ text }));
  /** Ends an add without a success; `onAdded` alone shows those. */
  const conclude = (text?: string) => {
    setPhase((now) => (now === 'adding' ? 'idle' : now));
    if (text) setMessage({ text });
  };
  const add = async (sent: Add) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    newest.current = sent;
    const { fields, through, onRefused } = sent;
    const current = buttonSettings(button);
    const added = present.current;
    // Another add may begin while notices are still shown; the button's state then belongs to that add.
    const isCurrent = () => newest.current === sent && !signal.aborted;
    // Listeners of the events below have to see the button's new state.
    flushSync(() => {
      setSettings(current);
      setPhase('adding');
      setMessage(undefined);
    });
    // The mini cart opens after an add, but starts only when the page is at rest: an earlier add starts it.
    const listeners = bringUp(MINI_CART, PATIENCE);
    const onAdded = () => {
      isUnderWay.current = false;
      flushSync(() => setPhase(present.current === added ? 'thanking' : 'idle'));
    };
    const onCanceled = () => flushSync(() => conclude());
    try {
      const result = await addItem({ fields, button, through, listeners, leadsTo: cartPage, onAdded, onCanceled });
      const isLeftToCaller = result.status === 'refused' && onRefused && !signal.aborted;
      if (isLeftToCaller) {
        conclude();
        onRefused();
        return;
      }
      const reason = await concludeAdd(result, { ...current, ...sent });
      if (isCurrent()) conclude(reason);
    } catch (error) {
      if (!isRequestError(error)) reportError(error);
      // An aborted request is that of a visitor who leaves; the page may come back from the browser's cache.
      if (isCurrent()) conclude(isAborted(error) ? undefined : messageFor(error));
    } finally {
      if (newest.current === sent) isUnderWay.current = false;
    }
  };
  return {
    isAdding: phase === 'adding',
    isAdded: phase === 'thanking' || phase === 'added',
    showsOtherText: Boolean(shown),
    nameFrom: (printed) => nameWith(printed, printedText.current, shown),
    add,
    showMessage,
  };
}

/** The cart's page, if the shop leads there after an add: plugins change the setting for one add. */
function cartPage(): string | undefined {
  const { cart_redirect_after_add: isWanted, cart_url: address } = addToCartSettings();
  return isWanted ? httpUrl(address) : undefined;
}

/** HTML that temporarily replaces the button's content. */
function feedbackOf(phase: Phase, { adding, added }: ButtonSettings): string | undefined {
  // The builder's script, if still present, exchanges the content itself on these events.
  if (hasLegacyScript('bricks-woocommerce')) return undefined;
  if (phase === 'adding') return adding;
  return phase === 'thanking' ? added : undefined;
}
