import { text } from '@stirrup/cms/texts';
import { filmTexts } from './texts.ts';

/**
 * Says that a film does not answer, above whatever the browser shows in its place, until the signal aborts; with a link
 * to the film.
 */
export function silentMessage(address: string, signal: AbortSignal): HTMLElement {
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  Object.assign(message.style, { position: 'absolute', inset: 'auto 0 0', margin: '0', padding: '1em' });
  Object.assign(message.style, { textAlign: 'center', background: 'rgb(0 0 0 / 80%)', color: '#fff' });
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_blank', textContent: text(filmTexts, 'openFilm') });
  link.style.color = 'inherit';
  message.append(text(filmTexts, 'filmSilent'), ' ', link);
  signal.addEventListener('abort', () => message.remove());
  return message;
}
