import { useAtOnce } from '@stirrup/react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { Combobox, type DateCombobox } from '../../shared/date-picker/combobox.tsx';

interface DateFieldProps {
  readonly combobox: DateCombobox;
  /** Text that tells what is wrong with what was typed; empty where nothing is. */
  readonly problem: ReadableAtom<string>;
}

/** Shows a form's date field: that it has a calendar, and what is wrong with its date, which the form then says. */
export function DateField({ combobox, problem }: DateFieldProps) {
  const { field } = combobox;
  const message = useAtOnce(problem);
  useLayoutEffect(() => {
    field.setCustomValidity(message);
    return () => field.setCustomValidity('');
  }, [field, message]);
  return <Combobox {...combobox} />;
}
