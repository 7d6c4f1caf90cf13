import { membersOf } from '@stirrup/runtime';
import { TYPE_OF_PROBLEM } from './contract.ts';

/**
 * Names validation errors after their fields. The server has codes (`user_email`), the builder's fields have other
 * names: if a form has a single field of the matching type, the error belongs to it.
 */
export function nameProblems(form: HTMLFormElement, problems: ReadonlyMap<string, string>): Map<string, string> {
  const named = new Map<string, string>();
  for (const [code, message] of problems) {
    const name = membersOf(form).elements.namedItem(code) ? code : (nameOf(form, code) ?? code);
    named.set(named.has(name) ? code : name, message);
  }
  return named;
}

function nameOf(form: HTMLFormElement, code: string): string | undefined {
  const type = TYPE_OF_PROBLEM.find(([pattern]) => pattern.test(code))?.[1];
  const fields = type ? membersOf(form).querySelectorAll<HTMLInputElement>(`input[type="${type}"]`) : [];
  return fields.length === 1 ? fields[0]?.name : undefined;
}
