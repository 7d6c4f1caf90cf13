import type { InferProps } from '@stirrup/runtime';
import { pluginOptions } from '../swatches-plugin/plugin-options.ts';
import { PRODUCT } from './contract.ts';
import { pageProps } from './page-props.ts';

/** Options and elements around the swatches of a product in a list. */
interface Surroundings {
  /** The page's options for its lists. */
  readonly options: InferProps<typeof pageProps>;
  readonly product: HTMLElement;
  readonly picture: HTMLElement | null;
  /** A button outside of the page if the product has none. */
  readonly button: HTMLElement;
}

/** The page's options for its lists, and the elements of the product around the swatches. */
export function readSurroundings(wrapper: HTMLElement): Surroundings {
  const options = pluginOptions(pageProps, 'page');
  const product =
    findElement(options.product, PRODUCT.root, (selector) => wrapper.closest<HTMLElement>(selector)) ?? wrapper;
  const find = (selector: string) => product.querySelector<HTMLElement>(selector);
  return {
    options,
    product,
    picture: findElement(options.image, PRODUCT.image, find),
    button: findElement(options.button, PRODUCT.button, find) ?? document.createElement('a'),
  };
}

/** Finds an element by a selector of the page's settings, or by ours if that is empty, invalid or without a match. */
function findElement(printed: string, ours: string, by: (selector: string) => HTMLElement | null): HTMLElement | null {
  try {
    return by(printed) ?? by(ours);
  } catch {
    return by(ours);
  }
}
