import { expect, it } from 'vitest';
import { mistakesOn } from '../testing/mistakes-on.ts';

const button = (printed: object) =>
  `<button data-island="interactions" data-options='${JSON.stringify({ interactions: [printed] })}'>Press</button>`;

it.each([
  [
    { trigger: 'clik', action: 'hide' },
    'unknown-trigger: island "interactions": it waits for "clik", which is no trigger',
  ],
  [
    { trigger: 'wooNothing', action: 'hide' },
    'unknown-trigger: island "interactions": it waits for "wooNothing", which is no trigger',
  ],
  [
    { trigger: 'click', action: 'hied' },
    'unknown-action: island "interactions": it is to do "hied", which is no action',
  ],
  [
    { trigger: 'click', action: 'hide', target: 'custom', targetSelector: '.nowhere' },
    'missing-target: island "interactions": "targetSelector" is ".nowhere", which matches nothing',
  ],
  [
    { trigger: 'click', action: 'hide', target: 'custom', targetSelector: '#1' },
    'missing-target: island "interactions": "targetSelector" is "#1", which is no selector',
  ],
  [
    { trigger: 'click', action: 'hide', target: 'custom' },
    'missing-target: island "interactions": "target" is "custom", and "targetSelector" is missing',
  ],
  [
    { trigger: 'formSuccess', action: 'hide', formId: 'abcdef' },
    'missing-target: island "interactions": "formId" is "abcdef", and no form has this id',
  ],
])('reports %j', (printed, expected) => {
  expect(mistakesOn(button(printed))).toEqual([expected]);
});

it.each(['scrollTo', 'loadMore', 'startAnimation', 'storageAdd', 'toggleOffCanvas'])(
  'knows the action %s',
  (action) => {
    expect(mistakesOn(button({ trigger: 'click', action }))).toEqual([]);
  },
);

it('reports options whose selector matches nothing', () => {
  const toggle = '<button data-island="toggle" data-target="#filters">Filters</button>';
  expect(mistakesOn(toggle)).toEqual([
    'missing-target: island "toggle": option target is "#filters", which matches nothing',
  ]);
  expect(mistakesOn(`${toggle}<div id="filters"></div>`)).toEqual([]);
});
