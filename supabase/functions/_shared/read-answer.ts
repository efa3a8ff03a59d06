/** What is needed of a mail that came in, as postal-mime gives it. */
export interface IncomingMail {
  readonly from?: { readonly address?: string | undefined } | undefined;
  readonly text?: string | undefined;
  readonly html?: string | undefined;
  readonly messageId?: string | undefined;
  readonly inReplyTo?: string | undefined;
  readonly references?: string | undefined;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The arguments of `take_in_mail`, but for the recipient. */
export interface Answer {
  readonly sender: string;
  readonly body: string;
  readonly mail_id: string;
  readonly answers: readonly string[];
  readonly automatic: boolean;
}

/** As many characters as a message may have. */
const MOST = 20_000;

/** What somebody answered: their words without what they quote, and what they answer. */
export function readAnswer(mail: IncomingMail): Answer {
  const text = withoutQuotes(mail.text || textOf(mail.html ?? ''));
  return {
    sender: mail.from?.address ?? '',
    body: [...text].slice(0, MOST).join(''),
    mail_id: idsIn(mail.messageId)[0] ?? '',
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references)].slice(0, 100),
    automatic: isAutomatic(mail),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** The words of HTML, with its lines. They are shown as text, so what is missed here is seen and does nothing. */
function textOf(html: string): string {
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h\d|blockquote)\b[^>]*> ?/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(\w+));/g, (whole, code?: string, name = '') =>
      code === undefined ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Number(code)),
    );
}

const idsIn = (text = ''): readonly string[] => text.match(/[^<>\s,]+@[^<>\s,]+/g) ?? [];

function isAutomatic({ headers }: IncomingMail): boolean {
  return headers.some(({ key, value }) => {
    const said = value.trim().toLowerCase();
    switch (key.toLowerCase()) {
      case 'auto-submitted':
        return said !== 'no';
      case 'precedence':
        return ['bulk', 'junk', 'list', 'auto_reply'].includes(said);
      case 'x-autoreply':
      case 'x-autorespond':
        return true;
      default:
        return false;
    }
  });
}

/** Where a mail program begins to repeat what is answered. Two of them break the first line. */
const BELOW = [
  /^\s*On\b[^\n]{0,200}(\n[^\n]{0,200})?\bwrote:\s*$/m,
  /^\s*Am\b[^\n]{0,200}(\n[^\n]{0,200})?\bschrieb\b[^\n]*:\s*$/m,
  /^\s*Le\b[^\n]{0,200}(\n[^\n]{0,200})?\ba écrit\s*:\s*$/m,
  /^[^\n]{0,200}লিখেছেন:\s*$/m,
  /^\s*-{2,}\s*(Original Message|Forwarded message|Ursprüngliche Nachricht)\s*-{2,}\s*$/im,
  /^_{20,}\s*\nFrom: /m,
  /^From: [^\n]+\nSent: /m,
];

/** A text without what is quoted below it; the whole where nothing is left, as in answers between the lines. */
export function withoutQuotes(text: string): string {
  const whole = text.replace(/\r\n?/g, '\n').trim();
  const cuts = BELOW.map((pattern) => whole.search(pattern)).filter((place) => place >= 0);
  const above = cuts.length > 0 ? whole.slice(0, Math.min(...cuts)) : whole;
  const kept = above.replace(/(\n[ \t]*>[^\n]*)+\s*$/, '').trim();
  return kept === '' || /^(>[^\n]*(\n|$))+$/.test(kept) ? whole : kept;
}
