import { atom, type ReadableAtom } from 'nanostores';
import { OPTIONS } from '../../shared/date-picker/contract.ts';
import { type DateOptions, dateOptions } from '../../shared/date-picker/date-options.ts';
import { changeFilter } from '../filters/change-filter.ts';
import type { Filter, FilterParts } from '../filters/filter.ts';
import { TYPE } from './contract.ts';
import type { Picker } from './picker.ts';
import { typedDates } from './typed-dates.ts';

/** The value that a field is to show: a new object each time that it is to show it. */
interface ShownDates {
  /** As the server reads them. */
  readonly value: string;
  /** The calendar that stands in for the plain field. */
  readonly picker: Picker | undefined;
}

/** A date, or two. */
export interface Dates {
  readonly options: DateOptions;
  /** Undefined as long as the field's text is right. */
  readonly shown: ReadableAtom<ShownDates | undefined>;
  readonly filterParts: FilterParts;
  /** Text typed before the island came up stays. A date counts as soon as the visitor has left the field. */
  readonly begin: (filter: Filter) => void;
  readonly choose: (value: string) => void;
  /** Takes the text typed into the plain field. */
  readonly take: () => void;
  /** From now on a calendar stands in for the field. */
  readonly setPicker: (picker: Picker) => void;
  /** Whether the visitor is typing a date into the plain field. */
  readonly isTyping: () => boolean;
}

export function createDates(field: HTMLInputElement): Dates {
  const options = dateOptions(field.getAttribute(OPTIONS));
  const shown = atom<ShownDates | undefined>(undefined);
  let value = options.chosen;
  let picker: Picker | undefined;
  let filter: Filter | undefined;
  const show = () => shown.set({ value, picker });
  const choose = (chosen: string) => {
    if (chosen === value) return;
    value = chosen;
    if (filter) void changeFilter(filter);
  };
  const take = () => {
    if (picker) return;
    choose(typedDates(field.value, options) ?? value);
    show();
  };
  return {
    ...{ options, shown, choose, take },
    filterParts: {
      type: TYPE,
      read: () => value,
      write: (next) => {
        value = String(next ?? '');
        show();
      },
      // The field stays, for its calendar may be open; only how far one may choose is new.
      accept: (fresh) => picker?.limit(dateOptions(fresh.getAttribute(OPTIONS))),
    },
    begin: (known) => {
      filter = known;
      if (field.value === '') show();
      else if (field !== document.activeElement && typedDates(field.value, options) !== undefined) take();
    },
    setPicker: (made) => {
      picker = made;
      show();
    },
    isTyping: () => field.value !== plainDates(value),
  };
}

/** Dates as they stand in the plain field. */
export function plainDates(value: string): string {
  return value.replace(',', ' – ');
}
