/** The code that gives a chosen country its fields, labels and states, fetched as one. */
export { applyAddressRules } from './address-rules.ts';
export { showStates } from './state-field.ts';
