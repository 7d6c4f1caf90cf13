import { useSyncStore } from '@stirrup/react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { Combobox, type DateCombobox } from '../../shared/date-picker/combobox.tsx';

interface DateFieldProps {
  readonly combobox: DateCombobox;
  /** Validation error of the typed date; empty if it is valid. */
  readonly problem: ReadableAtom<string>;
}

/**
 * Sets the combobox attributes of a form's date field, and the validation error of its date, which the form then shows.
 */
export function DateField({ combobox, problem }: DateFieldProps) {
  const { field } = combobox;
  const message = useSyncStore(problem);
  useLayoutEffect(() => {
    field.setCustomValidity(message);
    return () => field.setCustomValidity('');
  }, [field, message]);
  return <Combobox {...combobox} />;
}
