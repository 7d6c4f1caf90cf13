import { action } from 'storybook/actions';

const left = action('the page is left for');

/**
 * Keeps the canvas on its story: an address that the shop would navigate to shows in the panel "Actions". The
 * Navigation API covers links, forms and `location.assign()`.
 */
export function stayOnPage(): void {
  navigation.addEventListener('navigate', (event) => {
    const { destination, hashChange, navigationType, cancelable } = event;
    const isStory = new URL(destination.url).pathname === location.pathname;
    if (hashChange || navigationType === 'reload' || !cancelable) return;
    if (isStory && new URL(destination.url).searchParams.has('id')) return;
    event.preventDefault();
    left(destination.url);
  });
}
