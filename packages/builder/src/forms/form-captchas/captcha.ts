/** The bot check of a form. */
export interface Captcha {
  /** Fetches the provider's script; for when the form is first touched. */
  prepare(): void;
  /**
   * The fields to send, asked for just before. A failure is shown where the page has its place, and told to screen
   * readers: the caller has only to stop.
   *
   * @throws CaptchaError
   */
  fields(): Promise<Record<string, string>>;
  /** For after a submit that reached the server: a token counts once. */
  reset(): void;
}
