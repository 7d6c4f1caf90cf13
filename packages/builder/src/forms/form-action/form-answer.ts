import { codec, httpUrl, isRecord } from '@stirrup/cms';

/** The server's response to a form. Values of a wrong type, as plugins may cause, count as missing. */
export interface FormAnswer {
  /** `success`, `error` or `info`; a class of the message. */
  readonly type: string;
  /** True if the entries have been accepted. */
  readonly isAccepted: boolean;
  readonly code: string;
  /** HTML of the message; empty if the server sent none. */
  readonly html: string;
  /** The first message of each validation error, by the server's name of it: HTML. */
  readonly problems: ReadonlyMap<string, string>;
  /** Further lines besides the message: HTML. */
  readonly info: readonly string[];
  /** A redirect: its address, and its delay in ms. */
  readonly redirect: { readonly url: string; readonly delay: number } | undefined;
  /** True if the page is to be reloaded. */
  readonly refreshes: boolean;
  /** True if the entries stay in the form. */
  readonly keepsEntries: boolean;
  /** The JSON as received, for events. */
  readonly response: Readonly<Record<string, unknown>>;
}

/** Reads a response in all its shapes (bricks-dynamic.md §6.7); undefined for other JSON. */
export function readFormAnswer(printed: unknown): FormAnswer | undefined {
  if (!isRecord(printed) || typeof printed['success'] !== 'boolean') return undefined;
  const { success, data: given } = printed;
  // WordPress's own functions send a sentence in place of an object.
  const data: Record<string, unknown> = isRecord(given) && !Array.isArray(given) ? given : { message: given };
  const { type, message, code, info, redirectTo, redirectTimeout, refreshPage, reset } = data;
  const problems = problemsOf(message);
  const url = httpUrl(redirectTo);
  return {
    type: typeof type === 'string' && /^[\w-]+$/.test(type) ? type : success ? 'success' : 'error',
    isAccepted: success && type !== 'error',
    code: isText(code) ? code : '',
    // A line break follows each message, also the last, as in the builder.
    html: problems.size > 0 ? [...problems.values(), ''].join('<br>') : textsOf(message).join('<br>'),
    problems,
    info: textsOf(info),
    redirect: url === undefined ? undefined : { url, delay: Math.max(0, Number(redirectTimeout) || 0) },
    refreshes: refreshPage === true,
    keepsEntries: reset === false,
    response: printed,
  };
}

/** The schema of such a response, for requests. */
export const formAnswer = codec('an answer of a form', readFormAnswer);

/** `{errors: {code: [messages]}}`, as WordPress prints its errors. */
function problemsOf(message: unknown): Map<string, string> {
  const errors = isRecord(message) && isRecord(message['errors']) ? Object.entries(message['errors']) : [];
  return new Map(
    errors.flatMap(([code, messages]) => {
      const [first] = textsOf(messages);
      return first ? [[code, first]] : [];
    }),
  );
}

/** One text, or a list of them. */
function textsOf(printed: unknown): string[] {
  return (Array.isArray(printed) ? printed : [printed]).filter(isText).filter(Boolean);
}

function isText(printed: unknown): printed is string {
  return typeof printed === 'string';
}
