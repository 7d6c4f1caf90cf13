import type { ReactNode } from 'react';
import type { DateOptions } from '../../shared/date-picker/date-options.ts';

/** A calendar in place of a field. */
export interface Picker {
  /** Shows dates in the server's format as chosen. */
  readonly show: (value: string) => void;
  /** Sets the combobox attributes of the field; undefined for a calendar of the page's own. */
  readonly shown: ReactNode;
  /** Takes over new limits of the choice. */
  readonly limit: (options: DateOptions) => void;
}

/** Options of a calendar. */
export interface PickerSetup extends DateOptions {
  /** Address of its stylesheet; empty for the one beside the scripts. */
  readonly styles: string;
  /** Called with the chosen dates in the server's format, but not while one of two is missing. */
  readonly choose: (value: string) => void;
}
