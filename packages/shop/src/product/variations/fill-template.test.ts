import { expect, it, vi } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const variation = { price_html: '<b>£5</b>', sku: 'A&B', stock: 0, none: null, dimensions: { width: '3' } };

it.each([
  ['<p>{{{ data.variation.price_html }}}</p>', '<p><b>£5</b></p>'],
  ['<p>{{ data.variation.price_html }}</p>', '<p>&#60;b&#62;£5&#60;/b&#62;</p>'],
  ['{{data.variation.sku}}|{{{data.variation.sku}}}', 'A&#38;B|A&B'],
  ['{{ data.variation.stock }}, {{ data.variation.dimensions.width }} cm', '0, 3 cm'],
  ['[{{ data.variation.none }}{{{ data.variation.unknown.deeper }}}]', '[]'],
  ['[{{ data.variation.constructor }}{{ data.variation.toString }}]', '[]'],
  ['/*<![CDATA[*/<i></i>/*]]>*/', '<i></i>'],
])('fills %s', (template, html) => {
  expect(fillTemplate(template, { variation })).toBe(html);
});

it.each([
  ['<# if (data.variation.sku) { #><i></i><# } #>', '<i></i>'],
  ['{{{ alert(1) }}}', ''],
  ['{{ data.variation.sku + 1 }}', ''],
  ['{{{ data["variation"] }}}', ''],
])('runs no code, and warns: %s', (template, html) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(fillTemplate(template, { variation })).toBe(html);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('code does not run'));
  warn.mockRestore();
});
