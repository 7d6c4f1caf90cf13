import type { Check } from './check.ts';

/**
 * The words that an option of the command line chooses: all of them without the option.
 *
 * @throws {Error} for a word that does not exist, because a run that tries nothing would count as passed.
 */
export function chooseWords<Word extends string>(
  option: string,
  asked: readonly string[] | undefined,
  known: readonly Word[],
): readonly Word[] {
  const unknown = asked?.filter((word) => !known.some((one) => one === word)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Stirrup: --${option} is one of: ${known.join(', ')}. There is no "${unknown.join('", "')}".`);
  return known.filter((word) => asked?.includes(word) ?? true);
}

/**
 * The checks of these kinds, or those of them whose name matches.
 *
 * @param only A regular expression, as the command line has it.
 * @throws {Error} if there is none, because a run that tries nothing would count as passed.
 */
export function chooseChecks(
  checks: readonly Check[],
  kinds: readonly Check['kind'][],
  only: string | undefined,
): readonly Check[] {
  const ofKinds = checks.filter(({ kind }) => kinds.includes(kind));
  const chosen = only ? ofKinds.filter(({ name }) => new RegExp(only).test(name)) : ofKinds;
  if (chosen.length === 0) throw new Error(`Stirrup: no check of kind ${kinds.join(', ')} is called "${only}".`);
  return chosen;
}
