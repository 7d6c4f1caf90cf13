import type { Control } from '@stirrup/cms';
import { useSyncStore } from '@stirrup/react';
import { useLayoutEffect } from 'react';
import type { Validation } from './create-validation.ts';
import { showMessage } from './show-message.ts';

/** Shows the validation errors at their fields. */
export function FieldProblems({ validation }: { readonly validation: Validation }) {
  const problems = useSyncStore(validation.problems);
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

/** A unique number for each control, since names and ids may repeat. */
function numberOf(control: Control): number {
  const number = numbers.get(control) ?? ++last;
  numbers.set(control, number);
  return number;
}
