import { announce, prepareLiveRegions } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { component, useSubscription } from '@stirrup/react';
import { type Part, pageRegistry } from '@stirrup/runtime';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { followPlaces } from '../../shared/address/follow-places.ts';
import { namedPlace } from '../../shared/address/named-place.ts';
import { chosenByKey } from '../../shared/keys/chosen-by-key.ts';
import { groupOf, pricingSwitchContract } from './contract.ts';
import { pricingSwitchProps } from './props.ts';
import { pricingSwitchTexts } from './texts.ts';

/** The chosen groups by the ids of their switches: a switch that is printed anew shows the same prices. */
const choices = () => pageRegistry().shared('readouts/prices', () => new Map<string, string>());

/**
 * A pricing switch after the ARIA Authoring Practices (Radio Group): tabs share many tables, so none of these is the
 * panel of one tab.
 */
export default component(
  { props: pricingSwitchProps, contract: pricingSwitchContract },
  function PricingSwitch({ island }) {
    const { tab: tabs, table: tables } = island.parts;
    const { id } = island.element;
    const tabOf = (group: string | undefined) => tabs.find(({ element }) => group && groupOf(element) === group);
    const tabAround = (place: Element | null) => {
      const table = place && tables.find(({ element }) => element.contains(place));
      return table ? tabOf(groupOf(table.element)) : undefined;
    };
    const [active, setActive] = useState(
      () =>
        tabAround(namedPlace()) ??
        tabOf(choices().get(id)) ??
        tabs.find((tab) => island.shows('active', tab)) ??
        tabs[0],
    );
    const choose = (tab: Part | undefined) => {
      if (!tab || tab === active) return;
      if (id) choices().set(id, groupOf(tab.element) ?? '');
      // At once: the builder's script, which gets the same click later, leaves an active tab alone.
      flushSync(() => setActive(tab));
      announce(text(pricingSwitchTexts, 'pricesShown').replace('%s', () => tab.element.textContent.trim()));
    };
    useSubscription<[place: Element]>(
      (listener, signal) => {
        prepareLiveRegions();
        followPlaces(listener, signal);
      },
      (place) => choose(tabAround(place)),
    );

    if (!active || !tables[0]) return island.bind({});
    const group = groupOf(active.element);
    return island.bind({
      list: ({ printed }) => ({
        role: 'radiogroup',
        ...(!printed('aria-label') &&
          !printed('aria-labelledby') && { 'aria-label': text(pricingSwitchTexts, 'choosePrices') }),
      }),
      tab: (tab) => ({
        role: 'radio',
        tabindex: tab === active ? 0 : -1,
        'aria-checked': tab === active,
        is: { active: tab === active },
        onClickCapture: () => choose(tab),
        onKeyDown: (event) =>
          choose(chosenByKey(event, tabs, { orientation: 'vertical', activation: 'automatic' }) ?? active),
      }),
      table: ({ element }) => {
        const own = groupOf(element);
        const isShown = !own || own === group;
        return { is: { active: isShown, closed: !isShown } };
      },
    });
  },
);
