// biome-ignore-all lint/suspicious/noControlCharactersInRegex: patterns of bytes, where each byte is one character.

/** A file format that is detected from the first bytes of a file. */
type Kind = keyof typeof MEDIA_TYPES;

/** The media type of each file format. Empty if the media type depends on the file extension. */
const MEDIA_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heif: '',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  photoshop: '',
  indesign: '',
  figma: '',
  pdf: 'application/pdf',
  postscript: '',
  rtf: '',
  ole: '',
  zip: '',
  sevenZip: '',
  rar: '',
  mp3: '',
  wave: '',
  ogg: '',
  matroska: '',
  isoMedia: '',
  font: '',
  text: '',
  program: '',
  webPage: '',
  unknown: '',
} as const;

const IMAGES = ['png', 'jpeg', 'gif', 'webp', 'avif', 'heif', 'bmp', 'tiff'] as const;

/**
 * The allowed file formats of each extension. Picture extensions allow all picture formats, because pictures often
 * have a wrong extension.
 */
const FITTING: Readonly<Record<string, readonly Kind[]>> = {
  ...allWith(
    ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'heif', 'bmp', 'tif', 'tiff'],
    IMAGES,
  ),
  ...allWith(['txt', 'md', 'csv', 'tsv', 'json'], ['text']),
  ...allWith(['doc', 'xls', 'ppt'], ['ole', 'rtf']),
  ...allWith(['docx', 'xlsx', 'pptx'], ['zip', 'ole']),
  ...allWith(['odt', 'ods', 'odp', 'xd', 'sketch', 'pages', 'numbers', 'key', 'zip'], ['zip']),
  ...allWith(['m4a', 'mp4', 'mov'], ['isoMedia']),
  ...allWith(['ttf', 'otf', 'woff', 'woff2'], ['font']),
  psd: ['photoshop'],
  ai: ['pdf', 'postscript'],
  eps: ['postscript'],
  indd: ['indesign'],
  fig: ['figma', 'zip'],
  pdf: ['pdf'],
  rtf: ['rtf'],
  mp3: ['mp3'],
  wav: ['wave'],
  ogg: ['ogg'],
  webm: ['matroska'],
  '7z': ['sevenZip'],
  rar: ['rar'],
};

function allWith(extensions: readonly string[], kinds: readonly Kind[]) {
  return Object.fromEntries(extensions.map((extension) => [extension, kinds]));
}

/** Signatures of file formats, matched against the first bytes of a file. The first match wins. */
const SIGNATURES: readonly (readonly [Kind, RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/s],
  ['jpeg', /^\xff\xd8\xff/s],
  ['gif', /^GIF8[79]a/s],
  ['webp', /^RIFF.{4}WEBP/s],
  ['wave', /^RIFF.{4}WAVE/s],
  ['avif', /^\0.{3}ftypavi[fs]/s],
  ['heif', /^\0.{3}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ['isoMedia', /^[\0\x01].{3}(?:ftyp|moov|mdat|wide|free|skip)/s],
  ['tiff', /^(?:II\*\0|MM\0\*)/s],
  ['photoshop', /^8BPS\0/s],
  ['indesign', /^\x06\x06\xed\xf5\xd8\x1d\x46\xe5/s],
  ['figma', /^fig-kiwi/s],
  ['pdf', /^(?:\xef\xbb\xbf)?\s{0,64}%PDF-\d/s],
  ['postscript', /^(?:%!PS|\xc5\xd0\xd3\xc6)/s],
  ['rtf', /^\{\\rtf/s],
  ['ole', /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/s],
  ['zip', /^PK(?:\x03\x04|\x05\x06|\x07\x08)/s],
  ['sevenZip', /^7z\xbc\xaf\x27\x1c/s],
  ['rar', /^Rar!\x1a\x07/s],
  ['ogg', /^OggS/s],
  ['matroska', /^\x1a\x45\xdf\xa3/s],
  ['font', /^(?:\0\x01\0\0|(?:OTTO|true|ttcf|wOFF|wOF2)\0)/s],
  ['mp3', /^(?:ID3[\x02-\x04]|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/s],
  ['bmp', /^BM.{4}\0\0\0\0/s],
  // Signatures of Windows, Linux, macOS and Java programs, and of shell scripts.
  ['program', /^(?:MZ.{0,60}\0|\x7fELF|\xcf\xfa\xed\xfe|\xce\xfa\xed\xfe|\xca\xfe\xba\xbe|#!)/s],
  [
    'webPage',
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+(?:html|svg)|html|head|body|script|svg|iframe|\?php|\?xml.*?<(?:svg|html))\b/is,
  ],
];

/** Matches HTML or PHP code inside a file that is not a text file. */
const WEB_PAGE = /<(?:script|html|svg|iframe|!doctype html)[\s>]|<\?php/i;

/** The bytes at the beginning and the end of a file. */
export interface FileHeadAndTail {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

/** The number of bytes to read at both ends of a file. The end must include a ZIP end record with a long comment. */
export const FILE_HEAD_BYTES = 4_096;
export const FILE_TAIL_BYTES = 65_536 + 22;

export type FileRejectionReason = 'type_refused' | 'type_mismatch' | 'unsafe_content';

/**
 * Checks that the content of a file matches its extension and is not a program or web page. @param mediaType the
 * media type of the file extension @returns the detected media type, or the reason for the rejection
 */
export function checkFileType(
  name: string,
  mediaType: string,
  { head, tail }: FileHeadAndTail,
): { readonly mediaType: string } | { readonly refusal: FileRejectionReason } {
  const text = String.fromCharCode(...head);
  const kind = kindOf(text);
  if (kind === 'program' || kind === 'webPage') return { refusal: 'type_refused' };
  const fitting = FITTING[/[^.]*$/.exec(name)?.[0].toLowerCase() ?? ''] ?? [];
  if (!fitting.includes(kind)) return { refusal: 'type_mismatch' };
  if (kind !== 'zip' && endsWithZip(tail)) return { refusal: 'unsafe_content' };
  if (kind !== 'text' && WEB_PAGE.test(text)) return { refusal: 'unsafe_content' };
  return { mediaType: MEDIA_TYPES[kind] || mediaType };
}

function kindOf(text: string): Kind {
  const signature = SIGNATURES.find(([, pattern]) => pattern.test(text));
  if (signature) return signature[0];
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(text);
  return isUtf16 || !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? 'text' : 'unknown';
}

/**
 * Returns true if the file ends with a ZIP directory, because some programs would open such a file as a ZIP archive.
 */
function endsWithZip(tail: Uint8Array): boolean {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  for (let start = tail.length - 22; start >= 0; start -= 1) {
    if (view.getUint32(start, true) !== 0x06054b50) continue;
    if (start + 22 + view.getUint16(start + 20, true) === tail.length) return true;
  }
  return false;
}
