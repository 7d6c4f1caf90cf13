import { type Control, isCheckable } from '@stirrup/cms';
import { CONTROL } from '../form-fields/contract.ts';
import { controlsOf, namesOf } from '../form-fields/fields.ts';
import { partAround } from '../form-fields/named-parts.ts';

/** Every control of a field, by its name or its own part of the name. */
function controlsNamed(form: HTMLFormElement, field: string): Control[] {
  const names = namesOf(field);
  return controlsOf<Control>(form, CONTROL).filter(({ name }) => names.includes(name));
}

/** The values of a field, chosen or typed; none if it is empty or off. */
export function valuesOf(form: HTMLFormElement, field: string, isOff: (control: Control) => boolean): string[] {
  return controlsNamed(form, field)
    .filter((control) => !isOff(control))
    .flatMap(valuesIn)
    .filter((value) => value.trim() !== '');
}

function valuesIn(control: Control): string[] {
  if ('options' in control) return [...control.options].filter(({ selected }) => selected).map(({ value }) => value);
  return isCheckable(control) && !control.checked ? [] : [control.value];
}

/** The element around a field. */
export function elementOf(form: HTMLFormElement, field: string): HTMLElement | null | undefined {
  const [control] = controlsNamed(form, field);
  return control && partAround(control, 'field');
}
