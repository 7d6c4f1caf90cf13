import { component } from '@stirrup/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { showMessageAfter } from '../message-beside.ts';
import { actOnSpace } from '../own-click.ts';
import { withStyle } from '../with-style.ts';
import { variationsContract } from './contract.ts';
import { hasJQuery } from './legacy-script.ts';
import { loadOnDemand } from './load-on-demand.ts';
import { variationsProps } from './props.ts';
import { createSelectField } from './select-fields.ts';
import { showReset } from './show-reset.ts';
import { PRINTED } from './shown.ts';
import { openForm } from './variation-area.ts';
import { createVariationForm } from './variation-form.ts';

/** Plugins that use jQuery listen from when the page is ready; they get so long, in ms (contracts/woocommerce.md §5.5). */
const PLUGIN_DELAY = 100;

/** While the shop is asked, what it said last shows through. */
const ASKING_OPACITY = '0.6';

/** The form of a product with options: each choice shows at once what it leads to, and what is still possible. */
export default component(
  { props: variationsProps, contract: variationsContract },
  function Variations({ island, ...product }) {
    const { element: form, parts, signal } = island;
    const [area, button, reset, alert] = [parts.area, parts.button, parts.reset, parts.alert].map(
      (list) => list[0]?.element,
    );
    const [shown, setShown] = useState(PRINTED);
    const [fields] = useState(() => {
      const selects = parts.select.map(({ element }) => element);
      return selects.filter((element) => element instanceof HTMLSelectElement).map(createSelectField);
    });
    const [flow] = useState(() =>
      createVariationForm({
        ...{ form, fields, area, product, signal },
        render: (next) => flushSync(() => setShown(next)),
      }),
    );
    const { phase, isAnythingChosen, announcement, problem, hint } = shown;

    useEffect(() => {
      if (fields.length === 0) return;
      const close = openForm(form, area);
      flow.takeOver();
      const timer = setTimeout(flow.begin, hasJQuery() ? PLUGIN_DELAY : 0);
      return () => {
        clearTimeout(timer);
        for (const field of fields) field.giveBack();
        close();
      };
    }, [flow, fields, form, area]);
    useLayoutEffect(() => {
      if (alert && alert.textContent !== announcement) alert.textContent = announcement;
    }, [alert, announcement]);
    useLayoutEffect(() => {
      if (!reset || phase === 'printed') return;
      return showReset(reset, isAnythingChosen);
    }, [reset, phase, isAnythingChosen]);
    useLayoutEffect(() => {
      if (area && phase === 'asking') return withStyle(area, 'opacity', ASKING_OPACITY);
    }, [area, phase]);
    useEffect(() => {
      if (!area || !problem) return;
      const stop = new AbortController();
      loadOnDemand()
        .then(({ showProblem }) => showProblem(area, problem, stop.signal))
        .catch(reportError);
      return () => stop.abort();
    }, [area, problem]);
    useLayoutEffect(() => (button && hint ? showMessageAfter(button, hint.text) : undefined), [button, hint]);

    if (fields.length === 0) return island.bind({});
    const isKnown = phase !== 'printed';
    const isBlocked = isKnown && phase !== 'available';
    const clear = (event: Event) => {
      event.preventDefault();
      flow.clear();
    };
    return island.bind({
      root: () => ({ 'aria-busy': phase === 'asking' ? true : null }),
      reset: () => ({
        ...(reset?.matches('a') && { role: 'button' }),
        onClick: (event) => event.metaKey || event.ctrlKey || clear(event),
        onKeyDown: (event) => actOnSpace(event, reset, clear),
      }),
      cart: () => ({ is: isKnown ? { open: !isBlocked, closed: isBlocked } : {} }),
      button: () => ({
        'aria-disabled': isBlocked ? true : null,
        is: isKnown
          ? { blocked: isBlocked, unavailable: phase === 'unavailable', needed: isBlocked && phase !== 'unavailable' }
          : {},
        onClick: (event) => flow.press() || event.preventDefault(),
      }),
    });
  },
);
