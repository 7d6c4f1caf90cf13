import { atom, type ReadableAtom } from 'nanostores';
import { OPTIONS } from '../../shared/date-picker/contract.ts';
import { type DateOptions, dateOptions } from '../../shared/date-picker/date-options.ts';
import { changeFilter } from '../filters/change-filter.ts';
import type { Filter, FilterParts } from '../filters/filter.ts';
import { TYPE } from './contract.ts';
import type { Picker } from './picker.ts';
import { typedDates } from './typed-dates.ts';

/** The value to show in the field; a new object each time it has to be rendered. */
interface ShownDates {
  /** Dates in the server's format. */
  readonly value: string;
  /** The calendar in place of the plain field. */
  readonly picker: Picker | undefined;
}

/** State of a filter by one date or two. */
export interface Dates {
  readonly options: DateOptions;
  /** Undefined while the field's text needs no change. */
  readonly shown: ReadableAtom<ShownDates | undefined>;
  readonly filterParts: FilterParts;
  /**
   * Starts to filter. Text typed before the island was up stays; a date counts as soon as the visitor has left the
   * field.
   */
  readonly begin: (filter: Filter) => void;
  readonly choose: (value: string) => void;
  /** Accepts the typed text of the plain field. */
  readonly settle: () => void;
  /** Replaces the plain field by a calendar. */
  readonly setPicker: (picker: Picker) => void;
  /** True while the visitor is typing a date into the plain field. */
  readonly isTyping: () => boolean;
}

/** The dates of a filter's field, plain or with a calendar. */
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
  const settle = () => {
    if (picker) return;
    choose(typedDates(field.value, options) ?? value);
    show();
  };
  return {
    options,
    shown,
    choose,
    settle,
    filterParts: {
      type: TYPE,
      read: () => value,
      write: (next) => {
        value = String(next ?? '');
        show();
      },
      // The field stays, because its calendar may be open; only the limits change.
      accept: (fresh) => {
        const printed = fresh.getAttribute(OPTIONS);
        if (printed === null) return;
        // For a calendar that is still to come, and for the browser's history, which keeps the markup.
        field.setAttribute(OPTIONS, printed);
        picker?.limit(dateOptions(printed));
      },
    },
    begin: (known) => {
      filter = known;
      if (field.value === '') show();
      else if (field !== document.activeElement && typedDates(field.value, options) !== undefined) settle();
    },
    setPicker: (made) => {
      picker = made;
      made.limit(dateOptions(field.getAttribute(OPTIONS)));
      show();
    },
    isTyping: () => field.value !== plainDates(value),
  };
}

/** Dates as text of the plain field. */
export function plainDates(value: string): string {
  return value.replace(',', ' – ');
}
