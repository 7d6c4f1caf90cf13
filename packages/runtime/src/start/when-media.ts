/** Starts once the media query matches. */
export function whenMedia(query: string, begin: () => void, signal: AbortSignal): void {
  const list = matchMedia(query);
  if (list.matches) begin();
  else {
    const listen = () => {
      if (list.matches) begin();
    };
    list.addEventListener('change', listen, { signal });
  }
}
