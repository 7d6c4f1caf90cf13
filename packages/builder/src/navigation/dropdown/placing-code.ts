/** The code that places submenus, fetched as one when somebody comes near the first. */
export { keepPlaced } from './keep-placed.ts';
export { placeSubmenus, showAsPlaced } from './place-submenus.ts';
export { placeWhenSettled } from './place-when-settled.ts';
