// Patterns of the lines with which mail programs introduce a quotation, in many languages.

/** Verbs of attribution lines, such as "wrote" in "On Monday, Rita wrote:". */
const WROTE = [
  'wrote',
  'schrieb',
  'hat geschrieben',
  'écrit',
  'ecrit',
  'escribió',
  'escribio',
  'escreveu',
  'ha scritto',
  'scritto',
  'ha escrit',
  'schreef',
  'skrev',
  'kirjoitti',
  'napisał',
  'napisal',
  'pisze',
  'napsal',
  'napísal',
  'пишет',
  'написал',
  'писал',
  'пише',
  'написав',
  'написа',
  'yazdı',
  'yazmış',
  'şunları yazdı',
  'ezt írta',
  'írta',
  'a scris',
  'έγραψε',
  'viết',
  'menulis',
  'parašė',
  'rakstīja',
  'pisao',
  'je napisao',
  'napisao',
  'je napisal',
  'লিখেছেন',
  'লিখেছে',
  'লিখেছিলেন',
  'লিখলেন',
  'লেখেন',
  'লিখিলে',
  'ने लिखा',
  'लिखा',
  'लिहिले',
  'ਲਿਖਿਆ',
  'લખ્યું',
  'எழுதினார்',
  'எழுதியது',
  'రాశారు',
  'ಬರೆದಿದ್ದಾರೆ',
  'എഴുതി',
  'لکھا',
  'كتب',
  'נכתב',
  'כתב',
  'נכתבה',
  'เขียน',
  '写道',
  '寫道',
  '写到',
  'のメッセージ',
  '書きました',
  '作成',
  '작성',
  '썼습니다',
];

/** First words of attribution lines, such as "On" in "On Monday, Rita wrote:". */
const BEGINNINGS =
  /^(?:[-*_"'\s]*)(?:on|am|le|el|il|em|a|op|den|dne|pe|ti|ke|to|la|su|ma|w dniu|dnia|in data|no dia|vào|pada|ven|lun|mar|mer|jeu|sam|dim|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|gio|sab|dom|lør|søn|tor|fre|ons|tir|man|lö|sö|ср|пн|вт|чт|пт|сб|вс|στις|在|يوم|في|ב)[\s,.،]|^[-*_"'\s]*[\d০-৯०-९]|^[^\s]{1,20},\s/iu;

const DIGIT = /[\d০-৯०-९٠-٩]/u;
const ADDRESS = /[^\s<>@]{1,100}@[^\s<>@]{1,100}/;

/** The maximum length of an attribution ("On Monday, Rita wrote:"), in characters. */
export const MAX_ATTRIBUTION_CHARACTERS = 500;
const MAX_ATTRIBUTION_LINES = 4;

const MARK = /[\s*_>|\ue000-]/u;

/** Removes bold marks and quotation marks around a text, without a regular expression that needs quadratic time. */
function bare(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && MARK.test(line[start] ?? '')) start += 1;
  while (end > start && MARK.test(line[end - 1] ?? '')) end -= 1;
  return line.slice(start, end);
}

function hasVerb(text: string): boolean {
  const lower = text.toLowerCase();
  return WROTE.some((verb) => {
    const found = lower.lastIndexOf(verb);
    if (found < 0) return false;
    // Matches a verb such as "wrote" only as a whole word.
    const isLatin = /^[a-zà-ÿ]/i.test(verb);
    if (!isLatin) return true;
    const before = lower[found - 1] ?? ' ';
    return !/\p{L}/u.test(before);
  });
}

/** The company's email address and names in lower case, which identify quotations of its emails. */
export type CompanyNames = readonly string[];

export const doesTextMentionCompany = (text: string, ours: CompanyNames): boolean => {
  const lower = text.toLowerCase();
  return ours.some((mark) => mark !== '' && lower.includes(mark));
};

/** Returns true if joined lines are a whole attribution line, such as "On Monday, Rita wrote:". */
function isAttribution(text: string, ours: CompanyNames): boolean {
  if (text.length > MAX_ATTRIBUTION_CHARACTERS) return false;
  const line = bare(text);
  const endsWithColon = line.endsWith(':') || line.endsWith('：');
  if (hasVerb(line)) {
    const endsWithVerb = WROTE.some((verb) => line.toLowerCase().endsWith(verb));
    if (!endsWithColon && !endsWithVerb) return false;
    return BEGINNINGS.test(line) || ADDRESS.test(line) || DIGIT.test(line);
  }
  return (
    endsWithColon && DIGIT.test(line) && (ADDRESS.test(line) || doesTextMentionCompany(line, ours))
  );
}

/** Returns true if a line is only the end of an attribution that begins in the lines above. */
const needsBeginning = (line: string): boolean => !BEGINNINGS.test(bare(line));

/**
 * Returns the index of the first line of an attribution that ends in line `last`, or -1.
 * @param isFree returns true for a line that can belong to the attribution
 */
export function findAttributionStart(
  lines: readonly string[],
  last: number,
  ours: CompanyNames,
  isFree: (index: number) => boolean,
): number {
  let text = '';
  let found = -1;
  for (let first = last; first >= 0 && first > last - MAX_ATTRIBUTION_LINES; first -= 1) {
    const line = lines[first] ?? '';
    if (line.trim() === '' || line.length > MAX_ATTRIBUTION_CHARACTERS || !isFree(first)) break;
    text = `${line.trim()} ${text}`;
    if (isAttribution(text, ours)) {
      found = first;
      if (!needsBeginning(line)) break;
    } else if (found >= 0) break;
  }
  return found;
}

const LABELS: Readonly<Record<'from' | 'date' | 'to' | 'subject', ReadonlySet<string>>> = {
  from: new Set(
    'from|sender|von|de|da|van|från|fra|od|lähettäjä|от|от кого|відправник|від|kimden|gönderen|发件人|寄件者|寄件人|差出人|보낸 사람|보낸사람|প্রেরক|থেকে|প্রেষক|হইতে|प्रेषक|से|feladó|expéditeur|remitente|mittente|absender|afzender|nadawca|từ|dari|de la|από|من|מאת|จาก|odesílatel'.split(
      '|',
    ),
  ),
  date: new Set(
    'sent|date|sent on|received|gesendet|datum|envoyé|envoyé le|enviado|enviado el|enviada em|enviada|fecha|data|inviato|data e ora|verzonden|skickat|dato|sendt|wysłano|lähetetty|päivämäärä|päiväys|отправлено|дата|надіслано|gönderildi|gönderme tarihi|tarih|发送时间|日期|寄件日期|送信日時|日付|보낸 날짜|날짜|তারিখ|পাঠানো হয়েছে|প্রেরিত|পাঠানো|भेजा गया|दिनांक|तारीख|elküldve|dátum|đã gửi|ngày|dikirim|tanggal|trimis|ημερομηνία|تاريخ|التاريخ|תאריך|odesláno'.split(
      '|',
    ),
  ),
  to: new Set(
    'to|an|à|a|para|aan|till|til|do|vastaanottaja|кому|kime|alıcı|收件人|收件者|宛先|받는 사람|받는사람|প্রতি|প্রাপক|को|प्रति|प्राप्तकर्ता|címzett|destinataire|destinatario|đến|kepada|către|προς|إلى|אל|ถึง|komu|cc|kopie|copie|copia|reply-to'.split(
      '|',
    ),
  ),
  subject: new Set(
    'subject|betreff|betrifft|objet|asunto|assunto|oggetto|onderwerp|ämne|emne|temat|aihe|тема|konu|主题|主旨|件名|제목|বিষয়|বিষয়|विषय|tárgy|chủ đề|subjek|perihal|subiect|θέμα|الموضوع|נושא|เรื่อง|předmět'.split(
      '|',
    ),
  ),
};

function labelOf(line: string): keyof typeof LABELS | undefined {
  const text = bare(line);
  const end = text.search(/[:：]/u);
  if (end < 1 || end > 30) return undefined;
  const label = text
    .slice(0, end)
    .replace(/[*_\s]+$/u, '')
    .trim()
    .toLowerCase()
    .normalize('NFC');
  for (const kind of ['from', 'date', 'to', 'subject'] as const) {
    if (LABELS[kind].has(label)) return kind;
  }
  return undefined;
}

const ORIGINAL =
  /^[-=_*\s]{0,40}(?:original message|original appointment|reply message|replied message|forwarded message|ursprüngliche nachricht|originalnachricht|weitergeleitete nachricht|message d'origine|message d’origine|message original|message transféré|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|origineel bericht|originalmeddelande|ursprungligt meddelande|oprindelig (?:besked|meddelelse)|opprinnelig melding|alkuperäinen viesti|oryginalna wiadomość|wiadomość oryginalna|исходное сообщение|оригинальное сообщение|пересылаемое сообщение|original ileti|özgün ileti|原始邮件|原始郵件|元のメッセージ|원본 메시지|মূল বার্তা|আসল বার্তা|मूल संदेश|eredeti üzenet|thư gốc|pesan asli|mesaj original|αρχικό μήνυμα|الرسالة الأصلية|ההודעה המקורית|původní zpráva)[-=_*\s:]{0,40}$/iu;

/** Matches a line of dashes or underscores that separates a reply from its quotation. */
const RULE = /^\s*(?:[_]{5,}|[-]{5,}|[–—⎯]{3,}|[*]{5,})\s*$/u;

/** The header lines above a quoted email, from `From:` to `Subject:`, with the separator line above them. */
export interface QuotedHeaderBlock {
  /** The index of the line after the header lines. */
  readonly end: number;
  /** True if a header line of the quoted email contains the company's address or name. */
  readonly isOurs: boolean;
}

/** The maximum number of header lines above a quoted email. */
const MAX_BLOCK_LINES = 16;

/** Returns the header lines of a quoted email that begin in line `first`, or undefined. */
export function findQuotedHeaderBlock(
  lines: readonly string[],
  first: number,
  ours: CompanyNames,
): QuotedHeaderBlock | undefined {
  let position = first;
  const begin = lines[position] ?? '';
  if (begin.length > MAX_ATTRIBUTION_CHARACTERS) return undefined;
  const isOriginal = ORIGINAL.test(begin.trim());
  const isSeparated = isOriginal || RULE.test(begin);
  if (isSeparated) {
    position += 1;
    while (position < first + 4 && (lines[position] ?? '').trim() === '') position += 1;
  }
  const kinds = new Set<string>();
  let text = begin;
  let end = position;
  let blank = 0;
  for (; position < Math.min(lines.length, first + MAX_BLOCK_LINES); position += 1) {
    const line = lines[position] ?? '';
    if (line.trim() === '') {
      blank += 1;
      if (blank > 1 || kinds.size >= 4) break;
      continue;
    }
    const kind = line.length > 2_000 ? undefined : labelOf(line);
    // A line with `<`, `[` or @ continues the folded header line above it.
    const isFolded = kinds.size > 0 && blank === 0 && kinds.size < 4 && /^\s*[<[]|@/.test(line);
    if (kind === undefined && !isFolded) break;
    if (kind !== undefined) kinds.add(kind);
    text += `\n${line.slice(0, 2_000)}`;
    blank = 0;
    end = position + 1;
  }
  const isOurs = doesTextMentionCompany(text, ours);
  if (kinds.size >= 3 || (isSeparated && kinds.size >= 2)) return { end, isOurs };
  return isOriginal ? { end: Math.max(end, first + 1), isOurs } : undefined;
}
