const ENTITY = /&#(\d+);|&amp;/g;

/** Converts an HTML email to plain text, including the URL of each button. */
export function htmlToPlainText(html: string): string {
  return html
    .replace(/<(style|title)>.*?<\/\1>|<span[^>]*aria-hidden.*?<\/span>/gs, '')
    .replace(/\n\s*/g, ' ')
    .replace(/<br>\s*/g, '\n')
    .replace(/<\/(p|h1|div)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(ENTITY, (_, code?: string) => (code ? String.fromCharCode(Number(code)) : '&'))
    .replace(/^ +/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
