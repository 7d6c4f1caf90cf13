/** The page's own `dispatchEvent`: a visitor's acts are not events of an island. */
export const { dispatchEvent } = EventTarget.prototype;

/** Requests that add to the cart, and the shop's response. */
const ADDING = /add_to_cart/;
const ADDED = { fragments: {}, cart_hash: 'one' };

/** The time of a request, in ms of the page's clock, which goes on while the page loads. */
const TIME = /time=\d{13}/;

/**
 * Records the page's effects on the outside and keeps them on the page: events emitted by scripts, requests,
 * navigations, and calls to the page's editor. Additions to the cart succeed, and every other request fails.
 */
export function recordOutside(): string[] {
  const recorded: string[] = [];
  const nameOf = (target: EventTarget) => (target instanceof Element ? target.localName : target.constructor.name);
  EventTarget.prototype.dispatchEvent = function (event) {
    // A library's own bus: nobody else hears it, and progress over time differs.
    if (!(this instanceof DocumentFragment)) recorded.push(`event ${event.type} on ${nameOf(this)}`);
    return dispatchEvent.call(this, event);
  };
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const words = wordsOf(body).replace(TIME, 'time=…');
    recorded.push(`request ${method} ${input instanceof Request ? input.url : input} ${words}`);
    // Delayed, so that islands show their loading state.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return ADDING.test(String(input)) ? Response.json(ADDED) : new Response('', { status: 500 });
  };
  navigator.sendBeacon = (address, body) => {
    recorded.push(`beacon ${address} ${wordsOf(body)}`);
    return true;
  };
  globalThis.open = (address) => {
    recorded.push(`window ${address}`);
    return null;
  };
  const tinymce = {
    get: () => null,
    triggerSave: () => undefined,
    init: async ({ target }: { readonly target: HTMLTextAreaElement }) => recorded.push(`editor of ${target.name}`),
  };
  Object.assign(globalThis, { tinymce });
  navigation.addEventListener('navigate', (event) => {
    recorded.push(`address ${event.destination.url}`);
    if (!event.hashChange && !event.destination.sameDocument) event.preventDefault();
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[target="_blank"]');
    if (link) event.preventDefault();
  });
  return recorded;
}

function wordsOf(body: unknown): string {
  if (body instanceof FormData) return [...body].map(([name, value]) => `${name}=${value}`).join('&');
  return String(body ?? '');
}
