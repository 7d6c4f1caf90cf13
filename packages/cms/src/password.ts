/**
 * A button that shows a password, `@stirrup/cms/password`, for islands that have found or created one. An entry of its
 * own, because few pages have a password field.
 */
export { type PasswordToggle, togglePassword } from './password/toggle-password.ts';
