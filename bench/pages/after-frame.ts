/** Calls back at the end of the next frame, when the browser has painted it. */
export function afterFrame(listener: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = listener;
    port2.postMessage(undefined);
  });
}
