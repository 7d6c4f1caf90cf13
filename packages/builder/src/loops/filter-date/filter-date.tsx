import { component, type IslandProps, useSyncStore } from '@stirrup/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useFilter } from '../filters/use-filter.ts';
import { filterDateContract } from './contract.ts';
import { createDates, plainDates } from './create-dates.ts';
import { offerCalendar } from './offer-calendar.ts';
import { filterDateProps } from './props.ts';

/** A filter by one date or two. Dates are typed until the calendar has loaded, and if it cannot be loaded. */
export default component(
  { props: filterDateProps, contract: filterDateContract },
  function FilterDate({ island, ...props }) {
    const { element } = island;
    return element instanceof HTMLInputElement ? (
      <DateField island={island} field={element} {...props} />
    ) : (
      island.bind({})
    );
  },
);

type DateFieldProps = IslandProps<typeof filterDateProps, typeof filterDateContract> & {
  readonly field: HTMLInputElement;
};

function DateField({ island, field, styles, ...facts }: DateFieldProps) {
  const { signal } = island;
  const [dates] = useState(() => createDates(field));
  const shown = useSyncStore(dates.shown);
  const filter = useFilter(island, facts, () => dates.filterParts, dates.begin);
  useLayoutEffect(() => {
    if (shown?.picker) shown.picker.show(shown.value);
    else if (shown) field.value = plainDates(shown.value);
  }, [field, shown]);
  useEffect(() => {
    if (filter) offerCalendar(field, dates, styles, signal);
  }, [filter, field, dates, styles, signal]);
  return (
    <>
      {island.bind({ root: () => (filter ? { onChange: dates.settle } : {}) })}
      {shown?.picker?.shown}
    </>
  );
}
