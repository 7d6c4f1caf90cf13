import type { ReactNode } from 'react';
import type { DateOptions } from '../../shared/date-picker/date-options.ts';

/** A calendar that stands in for a field. */
export interface Picker {
  /** Shows dates as chosen, as the server reads them. */
  readonly show: (value: string) => void;
  /** Says on the field that it opens a calendar; nothing for a calendar of the page's own. */
  readonly shown: ReactNode;
  /** Takes over the limits of a choice. */
  readonly limit: (options: DateOptions) => void;
}

/** Options of a calendar. */
export interface PickerSetup extends DateOptions {
  /** Address of its stylesheet; empty for the one beside the scripts. */
  readonly styles: string;
  /** Called with the chosen dates, as the server reads them; not as long as one of two is missing. */
  readonly choose: (value: string) => void;
}
