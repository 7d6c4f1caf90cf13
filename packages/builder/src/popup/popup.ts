import { behaviour } from '@stirrup/runtime';
import { knownPopups } from '../popups/known-popups.ts';
import { CLOSE } from './contract.ts';
import { createPopup } from './create-popup.ts';
import { hearControls } from './hear-controls.ts';
import { popupProps } from './props.ts';
import { provideFunctions } from './provide-functions.ts';

/** A popup: from here on site code, interactions and controls can open it. */
export default behaviour({ props: popupProps }, ({ island: { element, signal }, ...printed }) => {
  const popup = createPopup(element, { ...printed, popupId: printed.popupId || element.id }, signal);
  knownPopups().set(element, popup);
  signal.addEventListener('abort', () => knownPopups().delete(element));
  element.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(CLOSE)) popup.close();
    },
    { signal },
  );
  provideFunctions();
  hearControls();
});
