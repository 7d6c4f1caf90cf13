import { expect, test } from 'vitest';
import { sectionsIn } from './sections-in.ts';

test('sections are headings by number, and the entries of their lists and tables', () => {
  const markdown = `# 0. Title
## 1. Globals
1. not cited as such, but an entry
### 1.1 Printed
| # | Behaviour |
|---|---|
| 1 Ordering | … |
| 2 Notice | … |
### 1.2 Times
| 100 | focus |
## Without a number
## 12. Last`;
  expect([...sectionsIn(markdown)]).toEqual(['1', '1.1', '1.1.1', '1.1.2', '1.2', '12']);
});
