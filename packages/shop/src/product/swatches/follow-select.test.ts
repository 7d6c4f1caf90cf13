import { emit } from '@stirrup/cms';
import { afterEach, expect, test } from 'vitest';
import * as FORM_EVENT from '../variation-data/events.ts';
import { followSelect, readSelect, type SelectState } from './follow-select.ts';

let release = new AbortController();

afterEach(() => {
  release.abort();
  release = new AbortController();
});

/** A form whose select is followed; collects what is rendered. */
function follow() {
  document.body.innerHTML =
    '<form><select><option value="">Choose</option><option value="bay" class="attached enabled">Bay</option><option value="roan" class="attached enabled">Roan</option></select><ul></ul></form>';
  const [form, select, root] = ['form', 'select', 'ul'].map((name) => document.querySelector<HTMLElement>(name));
  if (!form || !(select instanceof HTMLSelectElement) || !root) throw new Error('The markup is not there.');
  const rendered: SelectState[] = [];
  followSelect({
    ...{ root, select, form, shown: readSelect(select), signal: release.signal },
    itemOf: () => undefined,
    render: (next) => rendered.push(next),
  });
  return { form, select, rendered };
}

test('nothing is rendered anew where a check has left the options alone', () => {
  const { form, rendered } = follow();
  emit(form, FORM_EVENT.optionsUpdated);
  emit(form, FORM_EVENT.reset);
  expect(rendered).toEqual([]);
});

test('each change of the options is rendered once', () => {
  const { form, select, rendered } = follow();
  select.options[2]?.remove();
  emit(form, FORM_EVENT.optionsUpdated);
  emit(form, FORM_EVENT.changed);
  expect(rendered).toEqual([{ chosen: '', offered: new Map([['bay', true]]) }]);
  select.options[1]?.classList.add('out-of-stock');
  emit(form, FORM_EVENT.reset);
  expect(rendered.slice(1)).toEqual([{ chosen: '', offered: new Map([['bay', false]]) }]);
});
