/** Elements that a text shows although they have no words: a picture, a line, a video. */
const SHOWN = /<(?:img|hr|iframe|video|audio|table)\b/i;

/** Formatted text without a word or a picture in it is empty: spaces, and the paragraphs around them, say nothing. */
export function withoutBlanks(html: string): string {
  const words = html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim();
  return words || SHOWN.test(html) ? html : '';
}

/** Lines that were written without an editor, as paragraphs; what is formatted already stays as it is. */
export function toHtml(text: string): string {
  if (!text.includes('\n') || /<[a-z!/]/i.test(text)) return text;
  const paragraphs = text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n{2,}/);
  return paragraphs.map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`).join('');
}
