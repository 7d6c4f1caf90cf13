/** The part of jQuery in use here; all else goes through the event bridge. */
interface JQuery {
  (
    element: Element,
  ): {
    data(name: string, value?: unknown): unknown;
    off(type: string, selector: string | undefined, handler: unknown): unknown;
    /** Ends the element's animations; the slim build has none. */
    finish?(): unknown;
  };
  /** Handlers of an element by type. Undocumented, but present from jQuery 1.8 to jQuery 4. */
  _data(element: Element, name: 'events'): Readonly<Record<string, readonly Handler[]>> | undefined;
}

/** A handler in jQuery's own format. */
interface Handler {
  readonly origType: string;
  readonly namespace: string;
  readonly selector?: string;
  readonly handler: unknown;
  readonly data?: unknown;
}

/** The page's jQuery, if it has one. */
export function pageJQuery(): JQuery | undefined {
  const candidate: unknown = Reflect.get(globalThis, 'jQuery');
  return isJQuery(candidate) ? candidate : undefined;
}

function isJQuery(value: unknown): value is JQuery {
  return typeof value === 'function' && '_data' in value;
}
