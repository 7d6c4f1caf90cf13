/**
 * A button that shows a password, `@stirrup/cms/password`, for islands that have found or made one. Apart from the rest, because few
 * pages ask for a password.
 */
export { type PasswordToggle, togglePassword } from './password/toggle-password.ts';
