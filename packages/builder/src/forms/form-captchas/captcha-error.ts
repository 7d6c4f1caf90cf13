import { CAPTCHA_ERROR } from '../form-fields/contract.ts';

/**
 * Why a bot check has no token.
 *
 * - `key`: the page prints no key
 * - `blocked`: the provider's script could not be fetched
 * - `timeout`: nothing came in time
 * - `unsolved`: the visitor has still to do it
 * - `failed`: the provider said so, or the visitor gave up; its own code ends the message
 */
export type CaptchaReason = 'key' | 'blocked' | 'timeout' | 'unsolved' | 'failed';

/** A bot check that failed. Its message is for visitors, and begins with the provider's name. */
export class CaptchaError extends Error {
  override readonly name = CAPTCHA_ERROR;
}
