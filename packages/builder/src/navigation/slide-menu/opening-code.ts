/** The code that opens menus by triggers and by functions of the page, fetched as one: a menu with a trigger has both. */
export { openByTrigger } from './open-by-trigger.ts';
export { provideFunctions } from './provide-functions.ts';
