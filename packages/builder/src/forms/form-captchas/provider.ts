import type { CaptchaReason } from './captcha-error.ts';

/** The API of a provider's script; another version of it may lack a method. */
export type Api = Readonly<Record<string, ((...values: readonly unknown[]) => unknown) | undefined>>;

/** The bot check of one form, with the API of the provider's script: what `connect` works with. */
export interface ConnectOptions {
  readonly element: HTMLElement;
  readonly key: string;
  readonly api: Api;
  /** An error for the visitor; the code is the provider's own. */
  readonly problem: (reason: CaptchaReason, code?: string) => Error;
  /** Token in the field that the provider's widget keeps in the form. */
  readonly entered: () => string;
  /** Aborts when the form leaves the page. */
  readonly signal: AbortSignal;
}

/** The connection of a form's bot check with its provider. */
export interface Connection {
  /** Resolves to a token, or to nothing after a timeout; rejects with the provider's reason. */
  readonly requestToken: () => Promise<unknown>;
  /** The last token has been used, or was refused. */
  readonly reset?: () => void;
  /** Removes what `connect` has rendered: the provider keeps it, with frames and timers, beyond the form. */
  readonly remove?: () => void;
}

/** A provider of bot checks. */
export interface Provider {
  /** Shown to visitors. */
  readonly name: string;
  /** Field name of a token, unless the markup says otherwise. */
  readonly field: string;
  /** Address of its script. */
  readonly script: string;
  /** Parameters of that: what is to be shown at once, where it is not the key, and whether it takes a language. */
  readonly render?: string;
  readonly hasLanguage?: true;
  /** Its global, and which part of it. */
  readonly global: string;
  readonly part?: string;
  /** Without a token the form is sent all the same. */
  readonly isOptional?: true;
  /** Shows the widget, where there is one and the page has not. */
  readonly connect: (options: ConnectOptions) => Connection;
}
