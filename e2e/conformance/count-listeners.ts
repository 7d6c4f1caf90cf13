/** A listener that was added and not removed. */
export interface OpenListener {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
  readonly signal: AbortSignal | undefined;
}

/** Events by which a request learns that its page ends. */
const ENDS: readonly string[] = ['beforeunload', 'pagehide'];

/** Records every listener that is added in this page from now on. */
export function countListeners(): OpenListener[] {
  const open: OpenListener[] = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const { capture = false, signal } = typeof options === 'object' ? options : { capture: options };
    // Signals listen to other signals; those are no listeners on the page. Requests are left open.
    const isOnPage = this instanceof Node || (this === window && !ENDS.includes(type));
    if (isOnPage) open.push({ target: this, type, listener, capture, signal });
    return addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false);
    const isIt = (it: OpenListener) =>
      it.target === this && it.type === type && it.listener === listener && it.capture === capture;
    const index = open.findIndex(isIt);
    if (index >= 0) open.splice(index, 1);
    return removeEventListener.call(this, type, listener, options);
  };
  return open;
}

/** Listeners whose signal has not aborted. */
export function openListeners(all: readonly OpenListener[]): readonly OpenListener[] {
  return all.filter(({ signal }) => !signal?.aborted);
}
