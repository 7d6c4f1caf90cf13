import { bringUp, type Mount } from '@stirrup/runtime';

/** An island that comes up after the loops of the page: by what these are it decides whether a click is its own. */
export function afterLoops(mount: Mount): Mount {
  return (context) => {
    const coming = bringUp('query-loop');
    return coming ? coming.then(() => (context.signal.aborted ? undefined : mount(context))) : mount(context);
  };
}
