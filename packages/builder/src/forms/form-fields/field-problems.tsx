import { useAtOnce } from '@stirrup/react';
import { useLayoutEffect } from 'react';
import type { Validation } from './create-validation.ts';
import type { Control } from './fields.ts';
import { showMessage } from './show-message.ts';

/** Says at each field what is wrong with it. */
export function FieldProblems({ validation }: { readonly validation: Validation }) {
  const problems = useAtOnce(validation.problems);
  return [...problems].map(([control, { message }]) => (
    <FieldProblem key={numberOf(control)} control={control} message={message} />
  ));
}

function FieldProblem({ control, message }: { readonly control: Control; readonly message: string }) {
  useLayoutEffect(() => showMessage(control, message), [control, message]);
  return null;
}

const numbers = new WeakMap<Control, number>();
let last = 0;

/** A number that stays a control's own: names and ids may be those of several. */
function numberOf(control: Control): number {
  const number = numbers.get(control) ?? ++last;
  numbers.set(control, number);
  return number;
}
