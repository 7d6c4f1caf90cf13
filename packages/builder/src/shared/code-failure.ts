import { RequestError } from '@stirrup/cms';

/** The failure of code that is loaded on first use, for the messages of failed requests. */
export function codeFailure(what: string, cause: unknown): RequestError {
  return new RequestError('offline', `Stirrup: the code of ${what} could not be fetched.`, { cause });
}
