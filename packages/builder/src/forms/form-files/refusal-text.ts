import { MESSAGE } from './contract.ts';
import type { Refusal } from './file-rules.ts';
import { fileText, fillIn } from './file-text.ts';

const textOf = { type: 'fileType', size: 'fileSize', limit: 'fileLimit' } as const;

/** Says that a file is refused, and why: in the page's words, where it has some. */
export function refusalText(template: Element, { name }: File, why: Refusal): string {
  return fillIn(template.getAttribute(MESSAGE[why]) || fileText(textOf[why]), name);
}
