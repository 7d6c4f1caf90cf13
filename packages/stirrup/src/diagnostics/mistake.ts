import type { RuleName } from './rules.ts';

/** One mistake on the page. */
export interface Mistake {
  readonly rule: RuleName;
  /** The element with the mistake; for one of the page as a whole, its root element. */
  readonly element: Element;
  readonly message: string;
}

/** Records a mistake. */
export type Report = (rule: RuleName, element: Element, message: string) => void;

/** The message of an exception, without the prefix that lines of the console have anyway. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^Stirrup: /, '') : String(error);
}
