import { bringUp, type Mount } from '@stirrup/runtime';

/** Wraps an island that mounts after the loops of the page, because it decides by them whether a click is its own. */
export function afterLoops(mount: Mount): Mount {
  return (context) => {
    const coming = bringUp('query-loop');
    return coming ? coming.then(() => (context.signal.aborted ? undefined : mount(context))) : mount(context);
  };
}
