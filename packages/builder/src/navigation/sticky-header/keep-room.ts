import { pageRegistry } from '@stirrup/runtime';

/** The room that sticky headers take from the page. */
interface Room {
  /** Lower edges of the headers in view, in px from the viewport's top. */
  readonly edges: Map<Element, number>;
  /** Our value of the property; empty while it is not ours. */
  own: string;
}

/**
 * Keeps the height of a sticky header free above everything that the page is scrolled to, until the signal aborts: by
 * `scroll-padding-top` of the root element, which links to a place, the focus and scripts follow alike. It stays while
 * the header is hidden, because a jump upwards brings it back. An author's own value wins.
 */
export function keepRoom(header: HTMLElement, signal: AbortSignal): void {
  const { documentElement: root } = document;
  const { style } = root;
  const room = pageRegistry().shared('sticky-header/room', (): Room => ({ edges: new Map(), own: '' }));
  const update = () => {
    if (style.scrollPaddingTop === room.own) style.scrollPaddingTop = '';
    const edge = Math.max(0, ...room.edges.values());
    room.own = edge > 0 && getComputedStyle(root).scrollPaddingTop === 'auto' ? `${edge}px` : '';
    style.scrollPaddingTop ||= room.own;
    // The browser goes to the place of an address before there is room.
    const place = room.own && document.querySelector(':target');
    if (place && !Math.round(place.getBoundingClientRect().top)) place.scrollIntoView({ behavior: 'instant' });
  };
  // Observers report after layout, so measuring forces none. A style sheet that changes the header's position with the
  // window's width changes its width, too.
  const observer = new ResizeObserver(() => {
    const { position, top } = getComputedStyle(header);
    const edge = Math.ceil(parseFloat(top) + header.offsetHeight);
    // A header at the bottom of the window, or as tall as half of it, leaves no room to keep.
    const takesRoom = /fixed|sticky/.test(position) && edge < innerHeight / 2;
    room.edges.set(header, takesRoom ? edge : 0);
    update();
  });
  observer.observe(header);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    room.edges.delete(header);
    update();
  });
}
