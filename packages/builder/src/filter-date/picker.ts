import type { DateOptions } from '../date-picker/date-options.ts';

/** A calendar that stands in for a field. */
export interface Picker {
  /** Shows dates as chosen, as the server reads them. */
  readonly show: (value: string) => void;
  /** Takes over how far one may choose. */
  readonly limit: (options: DateOptions) => void;
}

/** What a calendar is made of. */
export interface PickerSetup extends DateOptions {
  /** Address of its stylesheet; empty for the one beside the scripts. */
  readonly styles: string;
  /** Is told what has been chosen, as the server reads it; nothing as long as one of two dates is missing. */
  readonly choose: (value: string) => void;
}
