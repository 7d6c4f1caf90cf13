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
  [
    { trigger: 'click', action: 'hide', target: 'costum' },
    'missing-target: island "interactions": "target" is "costum", so it acts on its own element. Expected self, custom, popup, offcanvas',
  ],
  [
    { trigger: 'click', action: 'show', target: 'popup', templateId: '999' },
    'missing-target: island "interactions": "templateId" is "999", and no popup has this id',
  ],
  [
    { trigger: 'click', action: 'show', target: 'popup' },
    'missing-target: island "interactions": "templateId" is missing',
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

it('reports a filter without its loop, and options that it needs and has not', () => {
  const filter = (attributes: string) => `<select data-island="filter-select" ${attributes}></select>`;
  const loop = '<div><article>Saddle</article><span data-island="query-loop" data-query="saddles"></span></div>';
  const whole = filter('data-filter="by-size" data-query="saddles"');
  expect(mistakesOn(whole)).toEqual([
    'missing-target: island "filter-select": option query is "saddles", and no query loop has this id. There is none',
  ]);
  expect(mistakesOn(loop + whole)).toEqual([]);
  expect(mistakesOn(loop + filter('data-filter="by-size" data-query="sadles"'))).toEqual([
    'missing-target: island "filter-select": option query is "sadles", and no query loop has this id. There are saddles',
  ]);
  expect(mistakesOn(loop + filter('data-query="saddles"'))).toEqual([
    'missing-option: island "filter-select": option filter is missing: data-filter',
  ]);
});

it('reports an element on which the island cannot run', () => {
  expect(mistakesOn('<div data-island="password-field"></div>')).toEqual([
    'wrong-element: island "password-field" is on <div>. It runs on input',
  ]);
});

it('reports controls of nothing, if their name is nearly that of an island', () => {
  const popup = '<div data-island="popup" id="offer"><div data-part="content"></div></div>';
  const button = (name: string) => `<button aria-controls="${name}">Open</button>`;
  expect(mistakesOn(popup + button('ofer'))).toEqual([
    'missing-target: aria-controls is "ofer", and nothing has this id. Did you mean "offer"?',
  ]);
  expect(mistakesOn(popup + button('offer') + button('calendar'))).toEqual([]);
});
