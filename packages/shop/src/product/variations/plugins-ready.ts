import { importWithRetry } from '@stirrup/runtime';
import { hasJQuery } from './jquery-set.ts';

/** Plugins with jQuery listen from the page's ready event on; they get this delay, in ms (woocommerce.md §5.5). */
const PLUGIN_DELAY = 100;

/** Longest wait for the functions that plugins call, in ms: the form itself needs none of them. */
const PATIENCE = 2000;

/**
 * Waits until plugins with jQuery listen, and find the functions of the shop's script that they call (woocommerce.md
 * §4.4): a handler that throws keeps ours from the event.
 */
export async function pluginsReady(): Promise<void> {
  const hasPlugins = hasJQuery();
  const delay = after(hasPlugins ? PLUGIN_DELAY : 0);
  await Promise.all([delay, hasPlugins && Promise.race([offerFunctions(), after(PATIENCE)])]);
}

function after(delay: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delay);
  });
}

async function offerFunctions(): Promise<void> {
  try {
    const gallery = await importWithRetry(() => import('../gallery/gallery.tsx'));
    await gallery.offerFunctions();
  } catch (error) {
    // The form works without them, unless a plugin calls one.
    reportError(error);
  }
}
