import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterTimers } from '../../testing/after-timers.ts';
import { type } from '../../testing/fields-page.ts';
import { nameForms } from '../../testing/name-forms.ts';
import { renderPart } from '../../testing/render-part.ts';
import { the } from '../../testing/the.ts';
import { followSteps } from './follow-steps.tsx';

let ending = new AbortController();

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const SUBMIT =
  '<div class="form-group submit-button-wrapper"><button type="submit" class="bricks-button">Send</button></div>';
const BLOCKS = `<ol data-step-progress><li>1</li><li>2</li><li>3</li></ol>
  <fieldset data-step><legend>You</legend><input id="name" name="name"><button type="button" data-step-next hidden>On</button></fieldset>
  <fieldset data-step><legend>Horse</legend><input id="horse" name="horse"><button type="button" data-step-back hidden>Back</button><button type="button" data-step-next hidden>On</button></fieldset>
  <fieldset data-step><legend>More</legend><input id="more" name="more"><button type="button" data-step-back hidden>Back</button></fieldset>${SUBMIT}`;
/** Steps as the builder prints them, as siblings. */
const HEADINGS =
  ['You', 'Horse', 'More']
    .map(
      (title, index) =>
        `<div class="form-group"><h3 data-step>${title}</h3></div><div class="form-group"><input id="${['name', 'horse', 'more'][index]}" name="x${index}"></div>`,
    )
    .join('') + SUBMIT;

function open(html = BLOCKS) {
  document.body.innerHTML = `<form data-element-id="wizard">${html}</form>`;
  nameForms();
  const form = the('form', HTMLFormElement);
  const markup = form.innerHTML;
  const check = vi.fn(() => true);
  ending = new AbortController();
  renderPart(followSteps(form, { check }, ending.signal), ending.signal);
  return { form, markup, check };
}

const isShown = (element: Element) => element.closest('[data-other-step]') === null;
const shown = () => ['name', 'horse', 'more'].filter((id) => isShown(the(`#${id}`, HTMLInputElement))).join();
const press = (part: 'next' | 'back') => {
  const button = [...document.querySelectorAll<HTMLElement>(`[data-step-${part}]`)].find(isShown);
  button?.click();
  return button !== undefined;
};
function submit(form: HTMLFormElement) {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return !event.defaultPrevented;
}
const canSend = () => isShown(the('[type="submit"]', HTMLElement));

it.each([
  ['blocks', BLOCKS, 'LEGEND'],
  ['headings', HEADINGS, 'H3'],
])('shows one step at a time, and focuses its heading: %s', (_, html, heading) => {
  const { check } = open(html);
  expect([shown(), canSend(), press('back')]).toEqual(['name', false, false]);
  press('next');
  expect([shown(), document.activeElement?.tagName, document.activeElement?.textContent]).toEqual([
    'horse',
    heading,
    'Horse',
  ]);
  expect(document.querySelector('[role="status"]')?.textContent).toMatch(/^Step 2 of 3\s?$/);
  press('next');
  expect([shown(), canSend(), press('next')]).toEqual(['more', true, false]);
  press('back');
  expect([shown(), canSend(), check.mock.calls.length]).toEqual(['horse', false, 2]);
});

it.each([BLOCKS, HEADINGS])(
  'begins again where the form is reset, and so does the focus that was at what is hidden then',
  async (html) => {
    const { form } = open(html);
    press('next');
    press('next');
    the('[type="submit"]', HTMLElement).focus();
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
    for (const step of ['more', 'name']) {
      form.reset();
      await afterTimers();
      expect(shown()).toBe(step);
    }
    const { activeElement } = document;
    expect([activeElement?.matches('[data-step-next]'), activeElement && isShown(activeElement)]).toEqual([true, true]);
  },
);

it('does not continue past an invalid step', () => {
  const { check } = open();
  check.mockReturnValue(false);
  press('next');
  expect(shown()).toBe('name');
  check.mockReturnValue(true);
  press('next');
  check.mockReturnValue(false);
  press('back');
  expect([shown(), check.mock.calls.length]).toEqual(['name', 2]);
});

it('lets a button that asks for no check send the form from any step', () => {
  const { form, check } = open(BLOCKS.replace('</legend>', '</legend><button formnovalidate>Save</button>'));
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  form.requestSubmit(the('[formnovalidate]'));
  expect([shown(), sent.mock.calls.length, check.mock.calls.length]).toEqual(['name', 1, 0]);
});

it('continues on Enter, and submits from the last step if all are valid', () => {
  const { form, check } = open();
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  expect([submit(form), submit(form), shown(), sent.mock.calls.length]).toEqual([false, false, 'more', 0]);
  // After a reload, an entry that was not kept is missing.
  check.mockReturnValueOnce(true).mockReturnValueOnce(false);
  submit(form);
  expect([shown(), sent.mock.calls.length]).toEqual(['horse', 0]);
  press('next');
  submit(form);
  expect([shown(), sent.mock.calls.length]).toEqual(['more', 1]);
});

it('shows the progress', () => {
  open();
  press('next');
  expect([...document.querySelectorAll('li')].map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
});

it('opens the step of an invalid field', () => {
  open();
  press('next');
  press('next');
  the('#horse', HTMLInputElement).dispatchEvent(new Event('invalid', { cancelable: true }));
  expect(shown()).toBe('horse');
});

it('restores the current step with its entries, and opens the first without them', async () => {
  open();
  press('next');
  ending.abort();
  open();
  expect(shown()).toBe('name');
  sessionStorage.setItem('stirrup-form|entries|/|wizard|||||0', '{"name":["Jo"]}');
  press('next');
  ending.abort();
  const { form } = open();
  expect(shown()).toBe('horse');
  form.reset();
  await afterTimers();
  expect(shown()).toBe('name');
  ending.abort();
  open();
  expect(shown()).toBe('name');
});

it.each(['7', '-1', '0.5', 'x', '[]'])('opens the first step if a damaged one is stored: %j', (step) => {
  sessionStorage.setItem('stirrup-form|entries|/|wizard|||||0', '{"name":["Jo"]}');
  sessionStorage.setItem('stirrup-form|step|/|wizard|||||0', step);
  open();
  expect(shown()).toBe('name');
});

it('skips steps that a condition hides, also the last one', () => {
  const { form } = open();
  const [, second, third] = document.querySelectorAll('fieldset');
  const hide = (step: Element | undefined, isHidden: boolean) => {
    step?.toggleAttribute('data-unmet', isHidden);
    form.dispatchEvent(new Event('stirrup:conditions'));
  };
  hide(second, true);
  press('next');
  expect([shown(), document.querySelector('[role="status"]')?.textContent]).toEqual(['more', 'Step 2 of 2']);
  press('back');
  hide(third, true);
  expect([shown(), canSend(), press('next')]).toEqual(['name', true, false]);
  hide(second, false);
  expect([canSend(), press('next'), shown()]).toEqual([false, true, 'horse']);
});

it.each([
  ['blocks', BLOCKS],
  ['headings', HEADINGS],
])('restores the long form: %s', (_, html) => {
  const { form, markup } = open(html);
  press('next');
  the('[data-step] legend, [data-step]', HTMLElement).blur();
  document.body.tabIndex = -1;
  document.body.focus();
  ending.abort();
  expect(form.innerHTML.replaceAll(' tabindex="-1"', '')).toBe(markup);
});

it('ignores a form with one step', () => {
  const { form, markup } = open(`<fieldset data-step><input id="name" name="name"></fieldset>${SUBMIT}`);
  type('#name', 'x');
  expect([form.innerHTML, submit(form)]).toEqual([markup, true]);
});
