import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { component, useIds } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchOverlayContract } from './contract.ts';
import { createSearchOverlay, nameOf, showsOpen } from './create-search-overlay.ts';
import { searchOverlayProps } from './props.ts';

/** A search form over the page: a modal dialog after the ARIA Authoring Practices, whose form submits natively. */
export default component(
  { props: searchOverlayProps, contract: searchOverlayContract },
  function SearchOverlay({ island }) {
    const { parts } = island;
    const [layer] = parts.overlay;
    const [isOpen, setIsOpen] = useState(() => showsOpen(island));
    const [search] = useState(
      () => layer && createSearchOverlay(island, layer, (next) => flushSync(() => setIsOpen(next))),
    );
    useLayoutEffect(() => search?.follow(), [search]);
    const idOf = useIds();

    if (!layer || !search) return island.bind({});
    // Headings of results are no names of the dialog.
    const [named] = [...parts.heading, ...parts.label, ...parts.toggle];
    const name = layer.printed('aria-label') ?? (named && nameOf(named)) ?? null;
    return island.bind({
      toggle: () => ({
        'aria-expanded': isOpen,
        'aria-controls': idOf(layer),
        onClickCapture: (event) => {
          // Without this island, a toggle may lead to the page with the results.
          event.preventDefault();
          if (hasLegacyScript('bricks-scripts')) event.stopPropagation();
          search.turn(event.currentTarget);
        },
      }),
      overlay: () => ({
        ...search.handlers,
        id: idOf(layer),
        is: { open: isOpen, closed: !isOpen },
        ...(isOpen && { 'aria-label': name }),
      }),
      field: (part) => ({ id: idOf(part), autofocus: isOpen }),
      // Fields may have got ids of their own.
      label: ({ printed }) => ({
        for: idOf(parts.field.find((field) => field.printed('id') === printed('for'))) ?? printed('for'),
      }),
      close: () => ({ onClick: search.close }),
    });
  },
);
