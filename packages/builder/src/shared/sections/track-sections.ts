/** Distance in px below the place to which links lead, within which a section counts as reached. */
const TOLERANCE = 2;

/** A distance above the viewport that no page reaches, in px. */
const FAR = 10_000_000;

/** Time that a browser takes at most to scroll to a place, in ms: later scrolling is the visitor's. */
const ARRIVAL = 1000;

/** The section in view. */
interface Tracker<S extends Element> {
  /** Follows these sections from now on. */
  readonly track: (sections: readonly S[]) => void;
  /**
   * Shows a section as current until it is reached, or the visitor scrolls: the end of the page may be too near to reach
   * it.
   */
  readonly choose: (section: Element | null) => void;
}

/**
 * Calls back with the section in view: the last one whose beginning has passed the line to which links lead, below a
 * sticky header. The browser reports each crossing; nothing is measured while the page scrolls.
 *
 * @param prepare Called with each section before it is measured, and with the room in px that a sticky header takes.
 */
export function trackSections<S extends Element>(
  show: (current: S | undefined) => void,
  signal: AbortSignal,
  prepare: (section: S, room: number) => void = () => {},
): Tracker<S> {
  let sections: readonly S[] = [];
  let chosen: S | undefined;
  let arrival = 0;
  let room = 0;
  let line = 0;
  let observer: IntersectionObserver | undefined;
  const passed = new Set<Element>();
  const update = () => {
    const reached = sections.findLast((section) => passed.has(section));
    if (chosen === reached) chosen = undefined;
    show(chosen ?? reached);
  };

  const observe = () => {
    observer?.disconnect();
    passed.clear();
    // All that lies above the line; a section intersects it from its beginning on.
    const bottom = Math.max(0, innerHeight - line);
    observer = new IntersectionObserver(onCrossing, { rootMargin: `${FAR}px 0px -${bottom}px 0px` });
    for (const section of sections) observer.observe(section);
  };
  const onCrossing = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) passed.add(target);
      else passed.delete(target);
    }
    update();
  };
  const readRoom = () => px(getComputedStyle(document.documentElement).scrollPaddingTop);
  const measure = () => {
    room = readRoom();
    for (const section of sections) prepare(section, room);
    line = room + TOLERANCE + Math.max(0, ...sections.map((section) => px(getComputedStyle(section).scrollMarginTop)));
    observe();
  };
  // A header that has become sticky reserves its height there.
  const header = new MutationObserver(() => readRoom() !== room && measure());
  header.observe(document.documentElement, { attributeFilter: ['style', 'class'] });
  addEventListener('resize', measure, { signal });
  addEventListener('scroll', () => chosen && performance.now() > arrival && choose(null), { signal, passive: true });
  signal.addEventListener('abort', () => {
    header.disconnect();
    observer?.disconnect();
  });

  const track = (found: readonly S[]) => {
    const next = [...found].sort(byPosition);
    if (next.length === sections.length && next.every((section, index) => section === sections[index])) return;
    sections = next;
    chosen = sections.find((section) => section === chosen);
    measure();
  };
  const choose = (section: Element | null) => {
    chosen = sections.find((known) => known === section);
    arrival = performance.now() + ARRIVAL;
    update();
  };
  return { track, choose };
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}

function byPosition(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
