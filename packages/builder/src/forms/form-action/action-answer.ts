import { type Answer, httpUrl, isRecord, parseHtml } from '@stirrup/cms';
import { ANSWERS, KEY, REFUSAL } from './contract.ts';
import { type FormAnswer, readFormAnswer } from './form-answer.ts';

/**
 * Reads what a form's own action answers: JSON in the shapes that frameworks and form services send, a page, a fragment
 * of HTML, or text. HTML of another site is not shown: it would be part of this one.
 *
 * @param action The address that the form was sent to; the answer has another one after a redirect.
 */
export function actionAnswer({ url, status, headers, body }: Answer, action: string): FormAnswer {
  const isOk = status < 400;
  const isOwn = new URL(url).origin === location.origin;
  const json = jsonIn(body);
  // WordPress puts everything into `data`; other servers have a `success`, too.
  if (isRecord(json))
    return (isOwn && 'data' in json ? readFormAnswer(json) : undefined) ?? jsonAnswer(json, isOk, url);
  const type = headers.get('content-type') ?? '';
  // A value by itself, as functions return one: a text is the message, and others tell visitors nothing.
  const text = /\bjson\b/.test(type) && json !== undefined ? json : body;
  if (!/\bhtml\b/.test(type))
    return answerOf({ isAccepted: isOk, html: typeof text === 'string' ? escaped(text) : '' });
  return isOwn ? pageAnswer(body, isOk, url === action ? undefined : url) : answerOf({ isAccepted: isOk });
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function jsonAnswer(json: Readonly<Record<string, unknown>>, isOk: boolean, url: string): FormAnswer {
  const problems = new Map(errorsIn(json[KEY.errors]));
  const isAccepted = isOk && problems.size === 0 && !KEY.accepted.some((key) => json[key] === false);
  const nameless = [json[KEY.errors]].flat().filter((error) => typeof error === 'string');
  const message = firstText(json, KEY.message) ?? [...nameless, ...problems.values()].join('\n');
  return answerOf({
    isAccepted,
    html: escaped(message),
    problems: new Map([...problems].map(([name, problem]) => [name, escaped(problem)])),
    redirectUrl: isAccepted ? placeIn(json, url) : undefined,
    response: json,
  });
}

/** `{email: 'text'}`, `{email: ['text']}` or `[{field: 'email', message: 'text'}]`. */
function errorsIn(printed: unknown): (readonly [name: string, problem: string])[] {
  const entries = Array.isArray(printed)
    ? printed.filter(isRecord).map((error) => [firstText(error, KEY.field) ?? '', firstText(error, KEY.message)])
    : Object.entries(isRecord(printed) ? printed : {}).map(([name, texts]) => [name, [texts].flat()[0]]);
  return entries.flatMap(([name, problem]) =>
    typeof name === 'string' && name && typeof problem === 'string' ? [[name, problem] as const] : [],
  );
}

function firstText(json: Readonly<Record<string, unknown>>, keys: readonly string[]): string | undefined {
  return keys.map((key) => json[key]).find((value): value is string => typeof value === 'string' && value !== '');
}

/**
 * The place that an answer leads to. Other texts may have its names, too, such as the location of an event.
 *
 * @param url The answer's own address: places of another site are relative to that site.
 */
function placeIn(json: Readonly<Record<string, unknown>>, url: string): string | undefined {
  const place = firstText(json, KEY.redirect);
  return place && /^(https?:|\.{0,2})\//i.test(place) && URL.canParse(place, url)
    ? httpUrl(new URL(place, url).href)
    : undefined;
}

/**
 * The answer in a page: its marked part, or the place that it is redirected to. A fragment is all answer.
 *
 * @param redirectUrl The page's address, if another one was asked for.
 */
function pageAnswer(body: string, isOk: boolean, redirectUrl: string | undefined): FormAnswer {
  const page = parseHtml(body);
  const isFragment = !/<(?:!doctype|html|body)\b/i.test(body);
  const marked = ANSWERS.flatMap((selector) => [...page.querySelectorAll(selector)]).find(({ textContent }) =>
    textContent.trim(),
  );
  const isAccepted = isOk && !marked?.matches(REFUSAL);
  if (marked) return answerOf({ isAccepted, html: marked.innerHTML });
  if (isFragment) return answerOf({ isAccepted, html: body });
  return answerOf({ isAccepted, redirectUrl: isOk ? redirectUrl : undefined });
}

/** Text as HTML, a line break for each of its own. */
function escaped(text: string): string {
  const lines = text.trim().split('\n');
  const asHtml = (line: string) => Object.assign(document.createElement('i'), { textContent: line }).innerHTML;
  return lines.map(asHtml).join('<br>');
}

interface Outcome extends Partial<Pick<FormAnswer, 'html' | 'problems' | 'response'>> {
  readonly isAccepted: boolean;
  readonly redirectUrl?: string | undefined;
}

function answerOf({ isAccepted, redirectUrl, ...outcome }: Outcome): FormAnswer {
  return {
    type: isAccepted ? 'success' : 'error',
    isAccepted,
    code: '',
    html: '',
    problems: new Map(),
    info: [],
    redirect: redirectUrl === undefined ? undefined : { url: redirectUrl, delay: 0 },
    refreshes: false,
    keepsEntries: false,
    response: {},
    ...outcome,
  };
}
