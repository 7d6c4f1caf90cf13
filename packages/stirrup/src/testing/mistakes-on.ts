import { pageRegistry, start } from '@stirrup/runtime';
import { onTestFinished } from 'vitest';
import { findMistakes } from '../diagnostics/find-mistakes.ts';
import { islands } from '../islands.ts';

/** Shows markup with all islands asleep, and returns the mistakes on it: `rule: message`. */
export function mistakesOn(html: string): readonly string[] {
  start(...islands.map((island) => ({ ...island, start: 'media((width: 1px))', atOnce: () => undefined }) as const));
  const template = document.createElement('template');
  template.innerHTML = html;
  document.body.replaceChildren(template.content);
  pageRegistry().find(document.body);
  onTestFinished(() => {
    for (const element of [...document.body.children]) pageRegistry().release(element);
    document.body.replaceChildren();
  });
  return findMistakes().map(({ rule, message }) => `${rule}: ${message}`);
}

/** Tabs as they should be, with more attributes. */
export const tabsWith = (attributes = '', more = ''): string => `<div data-island="tabs" ${attributes}>
  <div data-part="list"><button data-part="title">Fit</button></div><section data-part="pane">Two fingers</section>${more}
</div>`;
