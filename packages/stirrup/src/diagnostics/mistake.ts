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
