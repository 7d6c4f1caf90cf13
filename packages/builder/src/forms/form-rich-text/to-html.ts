/** Elements that show something without any text: a picture, a line, a video. */
const SHOWN = /<(?:img|hr|iframe|video|audio|table)\b/i;

/** Removes empty markup: formatted text of nothing but spaces and paragraphs becomes empty. */
export function withoutBlanks(html: string): string {
  const plainText = html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim();
  return plainText || SHOWN.test(html) ? html : '';
}

/** Turns lines that were written without an editor into paragraphs. Formatted text stays as it is. */
export function toHtml(text: string): string {
  if (!text.includes('\n') || /<[a-z!/]/i.test(text)) return text;
  const paragraphs = text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n{2,}/);
  return paragraphs.map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`).join('');
}
