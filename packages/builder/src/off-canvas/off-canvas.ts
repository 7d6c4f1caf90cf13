import { behaviour } from '@stirrup/runtime';
import { isPlaceLink } from '../address/is-place-link.ts';
import { isLeftToOldScript } from '../is-left-to-old-script.ts';
import { knownOffCanvases } from '../off-canvases/known-off-canvases.ts';
import { CLOSE } from './contract.ts';
import { createOffCanvas } from './create-off-canvas.ts';
import { offCanvasProps } from './props.ts';

/** A panel beside the page: a dialog after the ARIA Authoring Practices, as long as the page behind it is covered. */
export default behaviour({ props: offCanvasProps }, ({ island: { element, signal }, ...props }) => {
  if (isLeftToOldScript(element)) return;
  const known = knownOffCanvases();
  const panel = createOffCanvas(element, props, signal);
  known.set(element, panel);
  signal.addEventListener('abort', () => known.delete(element));
  element.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest(CLOSE)) panel.close();
      // The place is on the page, below all panels, whoever scrolls there.
      const link = target.closest('a');
      if (link?.hash && isPlaceLink(link)) for (const other of known.values()) other.close();
    },
    { signal },
  );
});
