import { expect, it } from 'vitest';
import { formAction } from './form-action.ts';

const url = (path: string) => new URL(path, location.href).href;

/** A form and its button, with more attributes. */
function formWith(attributes: string, ofButton = '') {
  const template = document.createElement('div');
  template.innerHTML = `<form method="post" ${attributes}><input name="action"><button ${ofButton}>Send</button></form>`;
  const form = template.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return formAction(form, form.querySelector('button'));
}

it.each([
  ['its action, past a field of that name', 'action="/contact"', '', { url: url('/contact'), isMultipart: false }],
  ['the page without one', '', '', { url: location.href, isMultipart: false }],
  ['the page for an empty one', 'action=""', '', { url: location.href, isMultipart: false }],
  ['an address without the place in it', 'action="/contact#form"', '', { url: url('/contact'), isMultipart: false }],
  ['the button’s', 'action="/contact"', 'formaction="/draft"', { url: url('/draft'), isMultipart: false }],
  ['files as well', 'action="/a" enctype="multipart/form-data"', '', { url: url('/a'), isMultipart: true }],
  ['this window by name', 'action="/a" target="_self"', '', { url: url('/a'), isMultipart: false }],
])('sends to %s', (_, attributes, ofButton, expected) => {
  expect(formWith(attributes, ofButton)).toEqual(expected);
});

it.each([
  ['a search', 'method="get"'],
  ['a dialog', 'method="dialog"'],
  ['another window', 'target="_blank"'],
  ['a frame', 'target="inbox"'],
  ['a mail', 'action="mailto:ada@example.test"'],
  ['a script', 'action="javascript:void 0"'],
])('leaves %s to the browser', (_, attributes) => {
  expect(formWith(attributes.startsWith('method') ? '' : attributes, attributes.replace(/^method/, 'formmethod'))).toBe(
    undefined,
  );
});
