import { CAPTCHA_ERROR } from '../form-fields/contract.ts';

/**
 * Reason for a missing token of a bot check.
 *
 * - `key`: the page prints no key
 * - `blocked`: the provider's script could not be fetched
 * - `timeout`: the token did not arrive in time
 * - `unsolved`: the visitor has not solved it yet
 * - `failed`: the provider reported an error, or the visitor cancelled; the provider's code ends the message
 */
export type CaptchaReason = 'key' | 'blocked' | 'timeout' | 'unsolved' | 'failed';

/** A failed bot check. Its message is for visitors, and begins with the provider's name. */
export class CaptchaError extends Error {
  override readonly name = CAPTCHA_ERROR;
}
