import type { End, Scale } from './scale.ts';

/** Options and callbacks of a drag. */
interface DragOptions {
  readonly track: HTMLElement;
  readonly handles: readonly HTMLElement[];
  readonly scale: Scale;
  readonly signal: AbortSignal;
  /** Called when a handle is grabbed. */
  readonly onGrab: (end: End) => void;
  readonly onMove: (end: End, price: number) => void;
  /** Called when the handle is released, or when the browser takes the gesture for scrolling. */
  readonly onDrop: (end: End | undefined, isCancelled: boolean) => void;
}

/**
 * Follows one finger or the mouse from the press on the track. A handle that is grabbed off its centre does not jump.
 * If both handles are at the same place, the first movement decides between them, so that neither gets stuck.
 */
export function followDrag(down: PointerEvent, options: DragOptions): void {
  const { track, handles, scale, signal, onGrab, onMove, onDrop } = options;
  const { left, width } = track.getBoundingClientRect();
  if (down.button !== 0 || width === 0) return;
  const isRightToLeft = getComputedStyle(track).direction === 'rtl';
  const boxes = handles.map((handle) => handle.getBoundingClientRect());
  const distances = boxes.map((box) => down.clientX - (box.left + box.width / 2));
  const [toLower = 0, toUpper = 0] = distances;
  const isOn = (end: End) => Math.abs(distances[end] ?? 0) <= (boxes[end]?.width ?? 0) / 2;
  /** The end on that side of a handle, in the reading direction. */
  const towards = (distance: number): End => (distance < 0 === isRightToLeft ? 1 : 0);
  const nearer = Math.abs(toLower) < Math.abs(toUpper) ? 0 : 1;
  const nearest = toLower === toUpper ? towards(toLower) : nearer;
  let grabbed: End | undefined;

  const grab = (end: End): End => {
    grabbed = end;
    onGrab(end);
    return end;
  };
  const moveTo = (x: number) => {
    if (grabbed === undefined && x === down.clientX) return;
    const end = grabbed ?? grab(towards(x - down.clientX));
    const grip = isOn(end) ? (distances[end] ?? 0) : 0;
    const share = (x - grip - left) / width;
    onMove(end, scale.min + (isRightToLeft ? 1 - share : share) * (scale.max - scale.min));
  };

  if (!(isOn(0) && isOn(1))) {
    grab(nearest);
    if (!isOn(nearest)) moveTo(down.clientX);
  }
  const drag = new AbortController();
  const listener = { signal: AbortSignal.any([drag.signal, signal]) };
  const drop = ({ pointerId, type }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    drag.abort();
    onDrop(grabbed, type === 'pointercancel');
  };
  const move = ({ pointerId, clientX }: PointerEvent) => {
    if (pointerId === down.pointerId) moveTo(clientX);
  };
  document.addEventListener('pointermove', move, listener);
  document.addEventListener('pointerup', drop, listener);
  document.addEventListener('pointercancel', drop, listener);
}
