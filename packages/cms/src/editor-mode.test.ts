import { expect, it } from 'vitest';
import { isEditor } from './editor-mode.ts';

it.each([
  ['brx-body bricks-is-frontend wp-embed-responsive', '<main id="brx-content"></main>', false],
  ['brx-body', '', true],
  ['', '<main id="brx-content"></main>', true],
  ['bricks-is-builder-iframe', '', true],
  ['theme-storefront woocommerce-page', '<main id="content"></main>', false],
])('on <body class="%s">%s it is %s', (className, html, expected) => {
  document.body.className = className;
  document.body.innerHTML = html;
  expect(isEditor(document)).toBe(expected);
});
