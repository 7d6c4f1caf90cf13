/** The code of interactions that wait for the view and of animations, fetched as one: an animation waits for the view, too. */
export { actions } from './animate.ts';
export { onEnterView, onLeaveView } from './in-view.ts';
