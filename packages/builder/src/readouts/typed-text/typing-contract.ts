/** Class of the cursor behind the text, as the builder's library prints it. */
export const CURSOR = 'typed-cursor';
