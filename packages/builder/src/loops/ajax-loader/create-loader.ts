import { ANIMATIONS, animationClass, COLOUR_PROPERTY, LOADER } from './contract.ts';
import type { LoaderOptions } from './read-loader-options.ts';

/**
 * Creates a loader in the builder's markup, which its styles animate. Screen readers get the busy state of the list
 * instead.
 *
 * @param localName The tag name of its siblings, because lists allow only items, and tables only rows. A row gets no
 * cell: the styles expect the drawing as its child.
 */
export function createLoader({ animation, color, scale }: LoaderOptions, localName: string): HTMLElement {
  const loader = document.createElement(localName);
  loader.className = LOADER.class;
  loader.setAttribute('aria-hidden', 'true');
  if (color) loader.style.setProperty(COLOUR_PROPERTY, color);
  if (scale !== 1) loader.style.transform = `scale(${scale})`;
  const drawing = document.createElement('div');
  drawing.className = animationClass(animation);
  for (let part = ANIMATIONS[animation] ?? 0; part > 0; part -= 1) drawing.append(document.createElement('div'));
  loader.append(drawing);
  return loader;
}
