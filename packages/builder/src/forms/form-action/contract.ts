/**
 * Keys of JSON that form services, frameworks and standards send (RFC 9457, Laravel, Rails, Django REST, Formspree),
 * in order of preference.
 */
export const KEY = {
  message: ['message', 'detail', 'error', 'title'],
  redirect: ['redirect', 'redirectTo', 'next', 'location'],
  /** Name of the field in an entry of a list of errors. */
  field: ['field', 'name', 'path', 'param'],
  errors: 'errors',
  /** False in an answer of status 200 that refuses. */
  accepted: ['success', 'ok'],
} as const;

/** Elements of an answered page that hold the answer, the surest first. */
export const ANSWERS = ['[data-part="answer"]', '[role="alert"]', '[role="status"]'] as const;

/** Those of them that say that the entries are refused. */
export const REFUSAL = '[role="alert"], [data-refused]';
