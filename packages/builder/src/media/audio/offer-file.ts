/** Shows a link to a sound that cannot be played, below its player, until the signal aborts. */
export function offerFile(sound: HTMLAudioElement, signal: AbortSignal): void {
  const link = document.createElement('a');
  const update = () => {
    if (signal.aborted || (!sound.error && sound.networkState !== sound.NETWORK_NO_SOURCE)) return;
    const address = sound.currentSrc || (sound.querySelector('source')?.src ?? '');
    if (!address) return;
    link.href = address;
    link.textContent = address.split('/').at(-1) ?? '';
    sound.after(link);
  };
  // Sources fail one after the other, and do so without bubbling.
  sound.addEventListener('error', () => setTimeout(update), { capture: true, signal });
  // They may have failed before.
  setTimeout(update);
  sound.addEventListener('playing', () => link.remove(), { signal });
  signal.addEventListener('abort', () => link.remove());
}
