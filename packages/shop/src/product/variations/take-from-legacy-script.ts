import { isRecord, pageJQuery } from '@stirrup/cms';
import { LEGACY_DATA } from './contract.ts';

/**
 * Removes the handlers of the shop's own script, and of the swatches plugin's copy of it, from a form of ours: each is
 * recognised by its `variationForm`. Others stay, and events of jQuery plugins still arrive through the bridge. Ends the
 * script's animation of the area that shows the variation.
 *
 * What breaks if you simplify this: two scripts match every choice, options are rebuilt while the visitor uses them, a
 * variation that was cleared reappears 300 ms later, and one that was chosen meanwhile disappears when the script has
 * slid up the area (woocommerce.md §7.2).
 */
export function takeFromLegacyScript(form: HTMLElement, area: HTMLElement | undefined): void {
  const page = pageJQuery();
  const handlers = Object.values(page?._data?.(form, 'events') ?? {}).flat();
  for (const { data, origType, namespace, selector, handler } of handlers) {
    const isLegacy = isRecord(data) && LEGACY_DATA in data;
    if (isLegacy) page?.(form).off(namespace ? `${origType}.${namespace}` : origType, selector, handler);
  }
  if (area) page?.(area).finish?.();
}
