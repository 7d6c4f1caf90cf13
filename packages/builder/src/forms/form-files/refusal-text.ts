import { MESSAGE } from './contract.ts';
import { fileText, fillIn } from './file-text.ts';
import type { Refusal } from './refusal-of.ts';

const TEXTS = { type: 'fileType', size: 'fileSize', limit: 'fileLimit' } as const;

/** The message about a refused file, in the page's words if it has any. */
export function refusalText(template: Element, { name }: File, refusal: Refusal): string {
  return fillIn(template.getAttribute(MESSAGE[refusal]) || fileText(TEXTS[refusal]), name);
}
