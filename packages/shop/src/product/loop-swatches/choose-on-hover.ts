import { httpUrl } from '@stirrup/cms';
import type { InferProps } from '@stirrup/runtime';
import { ITEM } from '../swatches-plugin/plugin-contract.ts';
import type { pageProps } from './page-props.ts';

/** Options that make a click, or a tap, on an option lead to the product. */
type Links = Pick<InferProps<typeof pageProps>, 'isLinked' | 'isTapLinked'>;

/**
 * Chooses options in a list of products as the pointer enters them, so that a click is free to lead to the product
 * (swatches-and-others.md §1.12). A tap and keys choose as everywhere. A choice stays: the next click would clear the one that
 * the pointer has just made.
 */
export function chooseOnHover(wrapper: HTMLElement, links: Links, signal: AbortSignal): void {
  let isTouch = false;

  wrapper.addEventListener('pointerdown', (event) => (isTouch = event.pointerType !== 'mouse'), { signal });
  wrapper.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const item = itemOf(target);
      // The pointer may run over many options during the request for one.
      const isBusy = wrapper.hasAttribute('aria-busy');
      if (pointerType === 'mouse' && item && !isChosen(item) && !isBusy) controlOf(item).click();
    },
    { signal },
  );
  wrapper.addEventListener(
    'click',
    (event) => {
      const item = itemOf(event.target);
      if (!item) return;
      const address = httpUrl(item.getAttribute(ITEM.address) ?? '');
      // Clicks by keys or scripts have no position, or are not trusted.
      const isPointed = event.isTrusted && event.detail > 0;
      const leads = address && isPointed && (isTouch ? links.isTapLinked : links.isLinked);
      if (!leads && !isChosen(item)) return;
      event.preventDefault();
      event.stopPropagation();
      if (leads) location.assign(address);
    },
    { signal, capture: true },
  );
}

function itemOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ITEM.selector) : null;
}

function controlOf(item: HTMLElement): HTMLElement {
  return item.querySelector<HTMLElement>('input') ?? item;
}

/** The shown state: the island of the list keeps both equal. */
function isChosen(item: HTMLElement): boolean {
  return item.classList.contains(ITEM.chosenClass);
}
