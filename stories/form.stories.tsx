import { form } from '@stirrup/builder/form';
import { passwordToggle } from '@stirrup/builder/password-toggle';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { loginForm, registrationForm } from '../fixtures/cms/forms/account-forms.ts';
import { contactForm } from '../fixtures/cms/forms/contact-form.ts';
import { findForm } from '../fixtures/cms/forms/demo-forms.ts';
import { everyField, ownFields, turnstileForm, withoutLabels } from '../fixtures/cms/forms/element-forms.ts';
import type { DemoForm } from '../fixtures/cms/forms/types.ts';
import { wizardForm } from '../fixtures/cms/forms/wizard-form.ts';
import type { Html } from '../fixtures/cms/markup/html.ts';
import '../fixtures/cms/legacy/hcaptcha.js';
import '../fixtures/cms/legacy/turnstile.js';
import { builderForm, stirrupForm } from '../packages/builder/src/forms/form/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, choose, chooseFiles, click, enter, find, sees } from './support/play.ts';

export default { title: 'Builder/Form' } satisfies Meta;

const islands = [form, passwordToggle];
const page = '/builder/elements/forms/';
const SEND = '[type="submit"]';

const storyIn =
  (print: (form: DemoForm) => Html) =>
  (shown: DemoForm | undefined, play = allReady, query = '') => {
    if (!shown) throw new Error('The demo has no such form.');
    return islandStory({ page: `${page}${query}`, markup: () => String(print(shown)), islands, play });
  };
/** A story of a form in the builder's markup. */
const story = storyIn(builderForm);
const ownStory = storyIn(stirrupForm);

/** Fills in the only required field of a small form, and submits it. */
const sendSmall = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await enter(canvas, 'input', 'ada@example.test');
  await click(canvas, SEND);
};
const answered = (selector: string, words: string | RegExp) => async (canvas: HTMLElement) => {
  await sendSmall(canvas);
  await sees(canvas, selector, words);
};
const problems = (canvas: HTMLElement) => canvas.querySelectorAll('[aria-invalid="true"]').length;
const sendEmpty = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, SEND);
  await waitFor(() => expect(problems(canvas)).toBeGreaterThan(4));
};
const sendRegistration = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await enter(canvas, '[name="user_login"]', 'groom');
  await enter(canvas, '[name="user_pass"]', 'short');
  await click(canvas, SEND);
  await waitFor(() => expect(problems(canvas)).toBe(3));
};

export const Contact = story(contactForm);
export const EveryField = story(everyField);
export const WithoutLabels = story(withoutLabels);

export const OwnDialect = ownStory(ownFields);

export const RightToLeft = islandStory({
  page,
  direction: 'rtl',
  markup: () => String(builderForm(contactForm)),
  islands,
  play: allReady,
});

/** Submitted empty: every required field has a validation error, and the first one has the focus. */
export const Incomplete = story(contactForm, async (canvas) => {
  await sendEmpty(canvas);
  expect(document.activeElement).toBe(canvas.querySelector('[name="form-field-ctname"]'));
});

/** The same in our own dialect. */
export const OwnDialectIncomplete = ownStory(contactForm, sendEmpty);

/** A validation error shows while somebody types, and goes when the entry is valid. */
export const WrongWhileTyping = story(contactForm, async (canvas) => {
  await allReady(canvas);
  await enter(canvas, '[type="number"]', '77');
  await enter(canvas, '[type="email"]', 'ada@');
  await waitFor(() => expect(problems(canvas)).toBe(2));
  await enter(canvas, '[type="number"]', '7');
  await waitFor(() => expect(problems(canvas)).toBe(1));
});

const isSending = async (canvas: HTMLElement) => {
  await sendSmall(canvas);
  await find(canvas, `${SEND}.sending`);
};

export const Sending = story(findForm('elkeep'), isSending, '?fault=delay:600000@bricks_form_submit');
export const OwnDialectSending = ownStory(findForm('elkeep'), isSending, '?fault=delay:600000@bricks_form_submit');

export const Sent = story(findForm('elpopu'), answered('.message.success', 'We call you.'));
export const OwnDialectSent = ownStory(findForm('elpopu'), answered('.message.success', 'We call you.'));

/** The entries stay: the form changes existing data. */
export const SentAndKept = story(findForm('elkeep'), async (canvas) => {
  await answered('.message.success', 'Saved.')(canvas);
  expect(canvas.querySelector('input')).toHaveValue('ada@example.test');
});

export const SentWithInformation = story(findForm('elnews'), answered('.message', 'Please confirm'));

/** The nonce has expired: it is renewed and the form is sent again, without the visitor noticing. */
export const ExpiredNonce = story(findForm('elkeep'), answered('.message.success', 'Saved.'), '?nonces=stale');

/** The server's validation errors show at the fields. */
export const Refused = story(registrationForm, sendRegistration);
export const OwnDialectRefused = ownStory(registrationForm, sendRegistration);

export const LoginRefused = story(loginForm, async (canvas) => {
  await allReady(canvas);
  await enter(canvas, '[type="text"]', 'nobody');
  await enter(canvas, '[type="password"]', 'guess');
  await click(canvas, SEND);
  await sees(canvas, '.message.error', 'is not registered');
});

/** An action failed, without a message from the server. */
export const FailedWithoutAReason = story(findForm('elsave'), answered('.message.error', /\w/));
export const OwnDialectFailed = ownStory(findForm('elsave'), answered('.message.error', /\w/));

export const WithoutAnAction = story(findForm('elnone'), async (canvas) => {
  await allReady(canvas);
  await enter(canvas, 'input', 'Ada');
  await click(canvas, SEND);
  await sees(canvas, '.message.error', 'No action has been set');
});

/** The network is down. */
export const Offline = story(
  findForm('elkeep'),
  answered('.message.error', 'You are probably offline. Please check your connection and try again.'),
  '?fault=drop@bricks_form_submit',
);

/** The server fails once; the retry succeeds. */
export const SentByTryingAgain = story(
  findForm('elkeep'),
  async (canvas) => {
    await sendSmall(canvas);
    await click(canvas, '.message.error button');
    await sees(canvas, '.message.success', 'Saved.');
  },
  '?fault=503@bricks_form_submit*1',
);

const picture = (name: string, size = 64) => new File([new Uint8Array(size)], name, { type: 'image/png' });

/** Chooses a picture, one that is too large, and a text file where only pictures are allowed. */
const chooseThree = async (canvas: HTMLElement) => {
  await allReady(canvas);
  const text = new File(['hi'], 'notes.txt', { type: 'text/plain' });
  await chooseFiles(canvas, '[type="file"]', [picture('left.png'), picture('large.png', 1_100_000), text]);
  await waitFor(() => expect(canvas.querySelectorAll('.danger')).toHaveLength(2));
  await sees(canvas, ':is(.file-result, [data-part="file"]).show:not(.danger)', 'left.png');
};

/** Two of three are refused, each with its name and the reason. */
export const Files = story(everyField, chooseThree);

export const OwnDialectFiles = ownStory(ownFields, chooseThree);

/** A slow network: the progress of the upload. */
export const Uploading = story(
  everyField,
  async (canvas) => {
    await allReady(canvas);
    await enter(canvas, '[type="text"]', 'Ada');
    await choose(canvas, 'select', 'Cob');
    await click(canvas, '[value="Hat"]');
    await chooseFiles(canvas, '[type="file"]', [picture('left.png')]);
    await click(canvas, SEND);
    await find(canvas, '.upload-progress');
  },
  '?fault=delay:600000@bricks_form_submit',
);

/** The second of three steps, with a field that the previous entry has made visible. */
const goOn = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await find(canvas, '[data-step-next]');
  await enter(canvas, '[name="form-field-wzname"]', 'Ada');
  await enter(canvas, '[name="form-field-wzmail"]', 'ada@example.test');
  await click(canvas, '[data-step-next]');
  await sees(canvas, '[aria-current="step"]', 'Your horse');
  await click(canvas, '[value="Pony"]');
  await appears(canvas, '[name="form-field-wzsize"]');
};

export const Steps = story(wizardForm, goOn);

export const OwnDialectSteps = ownStory(wizardForm, goOn);

export const BotCheck = story(turnstileForm, answered('.message.success', 'Success'));

/** The provider reports an error. */
export const BotCheckFailed = story(findForm('elcapx'), answered('.recaptcha-error.show', /Turnstile.*300030/));

/** Not ticked yet: the form waits for it. */
export const BotCheckUnsolved = story(
  findForm('elcaph'),
  answered('.recaptcha-error.show', 'hCaptcha: Please complete'),
);
