import { addDialect } from '@stirrup/runtime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mistakesOn, tabsWith } from '../testing/mistakes-on.ts';

it.each([
  ['data-open-tabs="1"', 'unknown-option: island "tabs": data-open-tabs is no option. Did you mean "data-open-tab"?'],
  ['data-opentab="1"', 'unknown-option: island "tabs": data-opentab is no option. Did you mean "data-open-tab"?'],
  [
    `data-options='{"openTabs":1}'`,
    'unknown-option: island "tabs": "openTabs" in data-options is no option. Did you mean "openTab"?',
  ],
  [
    `data-options='{"colour":1}'`,
    'unknown-option: island "tabs": "colour" in data-options is no option. There are openTab, openOn, activation, orientation, accordionBreakpoint',
  ],
  [
    'data-independent-toggle="true"',
    'unknown-option: island "tabs": data-independent-toggle is no option of it, but of "accordion"',
  ],
  [
    `data-open-tab="1" data-options='{"openTab":1}'`,
    'unused-option: island "tabs": "openTab" in data-options is not read: data-open-tab is',
  ],
  [
    'data-open-tab="second"',
    'invalid-option: island "tabs": data-open-tab is "second", expected a whole number from 0; 0 is used',
  ],
  [
    'data-open-on="hover"',
    'invalid-option: island "tabs": data-open-on is "hover", expected click | mouseenter; "click" is used',
  ],
  ['data-strat="idle"', 'unknown-option: island "tabs": data-strat is no option. Did you mean "data-start"?'],
  ['data-option="{}"', 'unknown-option: island "tabs": data-option is no option. Did you mean "data-options"?'],
  ['open-tab="1"', 'unknown-option: island "tabs": open-tab is no option. Did you mean "data-open-tab"?'],
  [`data-options='[1]'`, 'broken-json: island "tabs": data-options is [1]. Expected a JSON object'],
])('reports %s', (attributes, expected) => {
  expect(mistakesOn(tabsWith(attributes))).toEqual([expected]);
});

it('tells where JSON breaks off, and no second time', () => {
  const [line, ...others] = mistakesOn(tabsWith(`data-options='{"openTab":1'`));
  expect(line).toMatch(/^broken-json: island "tabs": data-options is no JSON: .*position/);
  expect(others).toEqual([]);
});

it('reports an option in a place that the dialect does not read', () => {
  const html = `<div class="brxe-tabs" data-orientation="vertical"><b class="tab-title">Fit</b><p class="tab-pane"></p></div>`;
  expect(mistakesOn(html)).toEqual(['unused-option: island "tabs": data-orientation is not read: aria-orientation is']);
});

it('reports a misspelt option that authors add to a CMS’s markup', () => {
  const html =
    '<div class="brxe-tabs" data-activaton="manual"><b class="tab-title">Fit</b><p class="tab-pane"></p></div>';
  expect(mistakesOn(html)).toEqual([
    'unknown-option: island "tabs": data-activaton is no option. Did you mean "data-activation"?',
  ]);
});

it.each(['data-open-tab="1"', `data-options='{"openOn":"mouseenter"}'`, 'data-tracking-id="7"', 'data-open-tab=""'])(
  'says nothing about %s',
  (attributes) => {
    expect(mistakesOn(tabsWith(attributes))).toEqual([]);
  },
);

it('knows the attributes of a dialect that is added after a check', () => {
  expect(mistakesOn(tabsWith('data-tracking-id="7"'))).toEqual([]);
  addDialect('tabs', 'late', '[data-open-tabs]');
  const html = '<div data-open-tabs data-tracking-id="7"></div>';
  expect(mistakesOn(html).filter((mistake) => mistake.startsWith('unknown-option'))).toEqual([]);
});

it('reports dialects of a theme that name wrong options, or no place for one', () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  onTestFinished(() => reported.mockRestore());
  mistakesOn('');
  // A theme's script is not checked by our types.
  addDialect('tabs', 'unknown-options', ['.unknown-options'], {
    parts: { title: 'button' },
    options: { opentab: 'data-open' },
  });
  addDialect('tabs', 'number-options', ['.number-options'], {
    parts: { title: 'button' },
    options: JSON.parse('{"openTab":5}'),
  });
  const lines = mistakesOn('<b class="unknown-options" data-open="1"></b><b class="number-options"></b>');
  expect(lines.filter((line) => line.startsWith('invalid-dialect'))).toEqual([
    expect.stringContaining('has options.opentab, unknown or no string.'),
    expect.stringContaining('has options.openTab, unknown or no string.'),
  ]);
  expect(reported).not.toHaveBeenCalled();
});
