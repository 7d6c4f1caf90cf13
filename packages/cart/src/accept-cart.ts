import type { HtmlOptions } from '@stirrup/cms';
import { hasLegacyScript, type LegacyScript } from '@stirrup/cms/legacy-scripts';
import { applyFragments } from './apply-fragments.ts';
import { type Fragments, writeCopy } from './cart-copy.ts';
import { cartState } from './cart-state.ts';

/**
 * Shows a cart that the server has just sent, and stores a copy of it. Scripts in it run, because plugins count adds by
 * them; those of a copy do not, because they have run already.
 *
 * @param runner The shop's script that, if still present, puts the same fragments into the page, and so runs them.
 */
export function acceptCart(fragments: Fragments, hash: string, runner: LegacyScript = 'wc-add-to-cart'): void {
  writeCopy({ fragments, hash, created: Date.now() });
  showCart(fragments, hash, { scripts: hasLegacyScript(runner) ? 'inert' : 'run' });
}

/** Shows a cart. */
export function showCart(fragments: Fragments, hash: string, options?: HtmlOptions): void {
  applyFragments(fragments, options);
  const state = cartState();
  state.setKey('hash', hash);
  state.setKey('isFilled', hash !== '');
  state.setKey('failure', undefined);
}
