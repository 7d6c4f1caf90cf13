/** The bot check of a form. */
export interface Captcha {
  /** Loads the provider's script; called when the form is first touched. */
  prepare(): void;
  /**
   * The fields to send, requested right before sending. A failure is shown in the place that the page has for it and
   * announced, so the caller only has to stop.
   *
   * @throws CaptchaError
   */
  fields(): Promise<Record<string, string>>;
  /** Resets the widget after a submit that reached the server: a token is valid only once. */
  reset(): void;
}
