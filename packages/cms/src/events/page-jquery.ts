/** A handler in jQuery's own format. */
interface Handler {
  readonly origType: string;
  readonly namespace: string;
  readonly selector?: string;
  readonly handler: unknown;
  readonly data?: unknown;
}

/** The part of jQuery that the bridge and the islands use. */
export interface PageJQuery {
  (
    target: EventTarget | null,
  ): {
    trigger(name: string, args: readonly unknown[]): unknown;
    triggerHandler(name: string, args: readonly unknown[]): unknown;
    on(name: string, listener: (event: JQueryEvent, ...args: unknown[]) => unknown): unknown;
    off(name: string, listener: (event: JQueryEvent, ...args: unknown[]) => unknown): unknown;
    /** Without a handler it removes all of the name, which may be a namespace alone. */
    off(name: string, selector?: string, handler?: unknown): unknown;
    /** All that is stored for an element, with its data attributes, which are parsed. */
    data(): Readonly<Record<string, unknown>>;
    data(name: string, value?: unknown): unknown;
    is(selector: string): boolean;
    /** Ends the element's animations; the slim build has none. */
    finish?(): unknown;
  };
  /** jQuery's own switch: while it names a type, native events of that type reach no jQuery handler. */
  readonly event: { triggered: string | undefined };
  /** Methods of jQuery sets; plugins add to them. */
  readonly fn: Record<string, unknown>;
  /** Handlers of an element or the page by type. Undocumented, but present from jQuery 1.8 to jQuery 4. */
  _data?(target: Element | Document, name: 'events'): Readonly<Record<string, readonly Handler[]>> | undefined;
}

/** An event as a jQuery handler receives it; `originalEvent` is set if a native event caused it. */
export interface JQueryEvent extends Pick<Event, 'target' | 'preventDefault' | 'stopPropagation'> {
  readonly type: string;
  readonly originalEvent?: Event;
}

/** The page's jQuery, if it has loaded. Look-alikes without its event system do not count. */
export function pageJQuery(): PageJQuery | undefined {
  const candidate: unknown = Reflect.get(globalThis, 'jQuery');
  return isJQuery(candidate) ? candidate : undefined;
}

function isJQuery(value: unknown): value is PageJQuery {
  return typeof value === 'function' && 'fn' in value && 'event' in value;
}

/** Converts elements to jQuery sets for jQuery's handlers (`$button`); other arguments stay. */
export function toJQuery(jQuery: PageJQuery, args: readonly unknown[]): unknown[] {
  return args.map((value) => (value instanceof Element ? jQuery(value) : value));
}

/** The reverse: `$button` becomes its element, and an empty set undefined. */
export function fromJQuery(args: readonly unknown[]): unknown[] {
  return args.map((value) => {
    const isSet = typeof value === 'object' && value !== null && 'jquery' in value;
    return isSet ? Reflect.get(value, 0) : value;
  });
}
