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
  const leads = (point: Point) => isBetween(point, from, submenu.getBoundingClientRect());
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

/** True if a point lies in the triangle between a corner and the widened edge of a box that faces it. */
function isBetween(point: Point, corner: Point, { left, right, top, bottom }: DOMRect): boolean {
  const isBeside = corner.clientX < left || corner.clientX > right;
  const [ahead, across] = isBeside ? (['clientX', 'clientY'] as const) : (['clientY', 'clientX'] as const);
  const [near, far, start, end] = isBeside ? [left, right, top, bottom] : [top, bottom, left, right];
  const edge = corner[ahead] < near ? near : far;
  /** The part of the way to the edge that lies behind the pointer. */
  const part = (point[ahead] - corner[ahead]) / (edge - corner[ahead]);
  const sideTo = (limit: number) => corner[across] + (limit - corner[across]) * part;
  return part >= 0 && part <= 1 && point[across] >= sideTo(start - SLACK) && point[across] <= sideTo(end + SLACK);
}
