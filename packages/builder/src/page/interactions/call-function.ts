import { CONTEXT_ARGUMENT } from './contract.ts';
import type { Action } from './interaction.ts';
import { isScriptAddress } from './is-script.ts';
import { pageFunction } from './page-function.ts';
import { listOf, textOf } from './read-printed.ts';

const warned = new Set<string>();

/** Calls a function of the page once per target, with exactly the arguments of the interaction. */
export const callFunction: Action = ({ printed, source }, targets) => {
  const name = textOf(printed.jsFunction);
  const call = pageFunction(name);
  if (!call) {
    warnOfMissing(name);
    return;
  }
  const printedArguments: readonly { readonly jsFunctionArg?: unknown }[] = listOf(printed.jsFunctionArgs) ?? [];
  for (const target of targets) {
    const args = printedArguments.map(({ jsFunctionArg }) =>
      jsFunctionArg === CONTEXT_ARGUMENT ? { source, targets, target } : textOf(jsFunctionArg),
    );
    // Of a function that leads somewhere, such as `open`.
    if (args.some((arg) => typeof arg === 'string' && isScriptAddress(arg))) return;
    try {
      call(...args);
    } catch (error) {
      reportError(error);
    }
  }
};

/** Warns in production, too, because authors of the page's functions see no other build. */
function warnOfMissing(name: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`Stirrup: Custom JavaScript function not found: "${name}". Make it a property of window.`);
}
