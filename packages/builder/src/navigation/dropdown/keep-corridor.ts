/** A point of the pointer, in px from the viewport's corner. */
type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Time within which a pointer that has left may return, in ms: gaps between an item and its submenu are crossed. */
const GRACE = 150;

/** Time for which a pointer on its way to the submenu may rest, in ms. */
const PATIENCE = 300;

/** Widening of the corridor at the submenu, in px: hands do not draw straight lines. */
const SLACK = 12;

/** The way of a pointer from an item to its open submenu. */
interface Corridor {
  /** True if the pointer is on the way to the submenu. */
  readonly leads: (point: Point) => boolean;
  readonly end: () => void;
  /** The item that the pointer crosses on its way. */
  waiting: (() => void) | undefined;
}

/** There is one pointer, and so at most one corridor. */
let corridor: Corridor | undefined;

/**
 * Keeps a submenu open while the pointer that left its item is on the way to it: inside the triangle between the place
 * where it left and the submenu's near edge. Calls `leave` once it is not. Returns a function that ends the waiting
 * because the pointer has arrived.
 */
export function keepCorridor(submenu: Element, from: Point, leave: () => void): () => void {
  const controller = new AbortController();
  const leads = (point: Point) => isBetween(point, from, nearEdge(submenu.getBoundingClientRect(), from));
  let timer = setTimeout(end, GRACE);
  let isOnWay = false;

  function stop() {
    clearTimeout(timer);
    controller.abort();
    if (corridor === own) corridor = undefined;
  }
  function end() {
    stop();
    leave();
    own.waiting?.();
  }
  const own: Corridor = { leads, end, waiting: undefined };
  const move = (event: PointerEvent) => {
    const wasOnWay = isOnWay;
    isOnWay = leads(event);
    if (!isOnWay && !wasOnWay) return;
    clearTimeout(timer);
    timer = setTimeout(end, isOnWay ? PATIENCE : GRACE);
  };
  document.addEventListener('pointermove', move, { signal: controller.signal, passive: true });
  corridor?.end();
  corridor = own;
  return stop;
}

/**
 * Opens an item that the pointer has entered; later, if the pointer only crosses it on the way to another submenu.
 *
 * @returns A function for the pointer's leaving, which makes the opening needless.
 */
export function enterItem(point: Point, open: () => void): () => void {
  const crossed = corridor;
  if (crossed?.leads(point)) {
    crossed.waiting = open;
    return () => {
      if (crossed.waiting === open) crossed.waiting = undefined;
    };
  }
  crossed?.end();
  open();
  return () => undefined;
}

/** The ends of the edge of a box that faces a point, widened. */
function nearEdge({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Point): readonly [Point, Point] {
  if (clientX < left || clientX > right) {
    const x = clientX < left ? left : right;
    return [
      { clientX: x, clientY: top - SLACK },
      { clientX: x, clientY: bottom + SLACK },
    ];
  }
  const y = clientY < top ? top : bottom;
  return [
    { clientX: left - SLACK, clientY: y },
    { clientX: right + SLACK, clientY: y },
  ];
}

/** True if a point lies in the triangle between a corner and an edge. */
function isBetween(point: Point, corner: Point, [start, end]: readonly [Point, Point]): boolean {
  const sides = [side(point, corner, start), side(point, start, end), side(point, end, corner)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}

/** Positive on one side of the line through two points, negative on the other. */
function side(point: Point, from: Point, to: Point): number {
  return (
    (to.clientX - from.clientX) * (point.clientY - from.clientY) -
    (to.clientY - from.clientY) * (point.clientX - from.clientX)
  );
}
