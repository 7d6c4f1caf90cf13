/** The little of jQuery that is used here; the rest goes through the event bridge. */
interface JQuery {
  (
    element: Element,
  ): {
    data(name: string, value?: unknown): unknown;
    off(type: string, selector: string | undefined, handler: unknown): unknown;
  };
  /** Handlers of an element by type. Not documented, there since jQuery 1.8 and in jQuery 4. */
  _data(element: Element, name: 'events'): Readonly<Record<string, readonly Handler[]>> | undefined;
}

/** A handler as jQuery keeps it. */
interface Handler {
  readonly origType: string;
  readonly namespace: string;
  readonly selector?: string;
  readonly handler: unknown;
  readonly data?: unknown;
}

function jQuery(): JQuery | undefined {
  const candidate: unknown = Reflect.get(globalThis, 'jQuery');
  return isJQuery(candidate) ? candidate : undefined;
}

function isJQuery(value: unknown): value is JQuery {
  return typeof value === 'function' && '_data' in value;
}

/**
 * Takes the handlers of the shop's own script, and of the swatches plugin's copy of it, off a form that is ours: each
 * carries its `variationForm` with it. Others stay, and what jQuery plugins raise still reaches us through the bridge.
 *
 * What breaks if you simplify this: two scripts match every choice, options are rebuilt from under the visitor, and a
 * variation that is no longer chosen reappears 300 ms later (contracts/woocommerce.md §7.2).
 */
export function takeFromLegacyScript(form: HTMLElement): void {
  const page = jQuery();
  const handlers = Object.values(page?._data(form, 'events') ?? {}).flat();
  for (const { data, origType, namespace, selector, handler } of handlers) {
    const isLegacy = typeof data === 'object' && data !== null && 'variationForm' in data;
    if (isLegacy) page?.(form).off(namespace ? `${origType}.${namespace}` : origType, selector, handler);
  }
}

/** Data of an element that plugins share through jQuery; undefined on a page without it. */
export function sharedData(element: HTMLElement, name: string): unknown {
  return jQuery()?.(element).data(name);
}

/** Lets plugins read data where they look for it. */
export function shareData(element: HTMLElement, name: string, value: unknown): void {
  jQuery()?.(element).data(name, value);
}

/** Whether the page has jQuery, and so perhaps plugins that use it. */
export function hasJQuery(): boolean {
  return jQuery() !== undefined;
}

/** An element as jQuery's plugins expect it, where the page has jQuery. */
export function asSet(element: HTMLElement): unknown {
  return jQuery()?.(element) ?? element;
}
