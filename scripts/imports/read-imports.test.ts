import { expect, it } from 'vitest';
import { readImports } from './read-imports.ts';

it.each([
  [`import { a } from './a.ts';`, 'shop/src/cart/a.ts', false],
  [`import type { A } from '../a.ts';`, 'shop/src/a.ts', false],
  [`export * from '../../a.ts';`, 'shop/a.ts', false],
  [`import {\n  a,\n  b,\n} from './a.ts';`, 'shop/src/cart/a.ts', false],
  [`import './a.ts';`, 'shop/src/cart/a.ts', false],
  [`importWithRetry(() => import('../lists/a.ts'));`, 'shop/src/lists/a.ts', true],
])('reads %s', (source, to, isLate) => {
  expect(readImports('shop/src/cart/cart.ts', source)).toEqual([{ from: 'shop/src/cart/cart.ts', to, isLate }]);
});

it('leaves packages to the linter', () => {
  expect(readImports('shop/src/cart/cart.ts', `import { a } from '@stirrup/cms';`)).toEqual([]);
});
