import { whenJQuery } from '@stirrup/cms';
import { component, useStore, useSubscription } from '@stirrup/react';
import { isPlainClick } from '@stirrup/runtime';
import { useEffect, useState } from 'react';
import { actOnSpace } from '../../shared/own-click.ts';
import { createSelectField } from '../variation-data/select-fields.ts';
import { variationsContract } from './contract.ts';
import { followJQueryClicks } from './follow-jquery-clicks.ts';
import { hasJQuery } from './jquery-set.ts';
import { pluginsReady } from './plugins-ready.ts';
import { variationsProps } from './props.ts';
import { createShown, PRINTED } from './shown.ts';
import { useShown } from './use-shown.ts';
import { openForm } from './variation-area.ts';
import { createVariationForm } from './variation-form.ts';

/** The form of a product with options: each choice shows its variation and the options that are still possible. */
export default component(
  { props: variationsProps, contract: variationsContract },
  function Variations({ island, ...requested }) {
    const { element: form, parts, signal } = island;
    const [area, button, reset, alert, wrap] = [parts.area, parts.button, parts.reset, parts.alert, parts.wrap].map(
      (list) => list[0]?.element,
    );
    const [fields] = useState(() => {
      const selects = parts.select.map(({ element }) => element);
      return selects.filter((element) => element instanceof HTMLSelectElement).map(createSelectField);
    });
    const [store] = useState(createShown);
    const [flow] = useState(() =>
      createVariationForm({
        form,
        fields,
        area,
        requested,
        signal,
        shown: store,
        quantityBox: parts.quantityBox[0]?.element,
      }),
    );
    const shown = useStore(store.store, PRINTED);
    useShown({ area, button, reset, alert }, shown);
    useEffect(() => {
      if (fields.length === 0) return;
      const close = openForm(form, area, wrap);
      flow.takeOver();
      let isOver = false;
      const begin = () => void pluginsReady().then(() => isOver || flow.check());
      begin();
      // Optimisers delay jQuery and its plugins: they get the form's state once they listen.
      if (!hasJQuery()) whenJQuery(begin, signal);
      return () => {
        isOver = true;
        for (const field of fields) field.restore();
        close();
      };
    }, [flow, fields, form, area, wrap, signal]);

    const clear = (event: Pick<Event, 'preventDefault'>) => {
      event.preventDefault();
      flow.clear();
    };
    useSubscription<Parameters<typeof clear>>((listener, life) => {
      if (fields.length > 0 && reset?.matches('a')) followJQueryClicks(reset, listener, life);
    }, clear);

    if (fields.length === 0) return island.bind({});
    const isKnown = shown.phase !== 'printed';
    const isUnavailable = shown.phase === 'unavailable';
    const isBlocked = isKnown && shown.phase !== 'available';
    return island.bind({
      root: () => ({ 'aria-busy': shown.phase === 'loading' ? true : null }),
      reset: () => ({
        ...(reset?.matches('a') && { role: 'button' }),
        onClick: (event) => isPlainClick(event) && clear(event),
        onKeyDown: (event) => actOnSpace(event, reset, [], clear),
      }),
      cart: () => ({ is: isKnown ? { open: !isBlocked, closed: isBlocked } : {} }),
      button: () => ({
        'aria-disabled': isBlocked ? true : null,
        is: isKnown ? { blocked: isBlocked, unavailable: isUnavailable, needed: isBlocked && !isUnavailable } : {},
        onClick: (event) => flow.press() || event.preventDefault(),
      }),
    });
  },
);
