import type { End, Scale } from './scale.ts';

/** Options and callbacks of a drag. */
interface DragOptions {
  readonly track: HTMLElement;
  readonly handles: readonly HTMLElement[];
  readonly scale: Scale;
  readonly signal: AbortSignal;
  /** Called when a handle is grabbed. */
  readonly onTake: (end: End) => void;
  readonly onMove: (end: End, price: number) => void;
  /** Called when the handle is released, or when the browser takes the gesture for scrolling. */
  readonly onDrop: (end: End | undefined, isCancelled: boolean) => void;
}

/**
 * Follows one finger or the mouse from the press on the track. A handle that is grabbed off its centre does not jump.
 * If both handles are at the same place, the first movement decides between them, so that neither gets stuck.
 */
export function followDrag(down: PointerEvent, options: DragOptions): void {
  const { track, handles, scale, signal, onTake, onMove, onDrop } = options;
  const { left, width } = track.getBoundingClientRect();
  if (down.button !== 0 || width === 0) return;
  const isRightToLeft = getComputedStyle(track).direction === 'rtl';
  const boxes = handles.map((handle) => handle.getBoundingClientRect());
  const distances = boxes.map((box) => down.clientX - (box.left + box.width / 2));
  const [toLower = 0, toUpper = 0] = distances;
  const isOn = (end: End) => Math.abs(distances[end] ?? 0) <= (boxes[end]?.width ?? 0) / 2;
  const side = toLower < 0 === isRightToLeft ? 1 : 0;
  const nearest = toLower === toUpper ? side : Math.abs(toLower) < Math.abs(toUpper) ? 0 : 1;
  const isOnBoth = isOn(0) && isOn(1);
  let taken: End | undefined;

  const take = (end: End) => {
    taken = end;
    onTake(end);
  };
  const moveTo = (x: number) => {
    if (taken === undefined && x === down.clientX) return;
    if (taken === undefined) take(x < down.clientX === isRightToLeft ? 1 : 0);
    if (taken === undefined) return;
    const grip = isOn(taken) ? (distances[taken] ?? 0) : 0;
    const share = (x - grip - left) / width;
    onMove(taken, scale.min + (isRightToLeft ? 1 - share : share) * (scale.max - scale.min));
  };

  if (!isOnBoth) {
    take(nearest);
    if (!isOn(nearest)) moveTo(down.clientX);
  }
  const drag = new AbortController();
  const listener = { signal: AbortSignal.any([drag.signal, signal]) };
  const drop = ({ pointerId, type }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    drag.abort();
    onDrop(taken, type === 'pointercancel');
  };
  const move = ({ pointerId, clientX }: PointerEvent) => {
    if (pointerId === down.pointerId) moveTo(clientX);
  };
  document.addEventListener('pointermove', move, listener);
  document.addEventListener('pointerup', drop, listener);
  document.addEventListener('pointercancel', drop, listener);
}
