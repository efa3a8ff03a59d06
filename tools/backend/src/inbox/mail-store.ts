import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolderPrivate } from '@torsa/node-lib/private-folder';
import PostalMime, { type Address, type Email, type Mailbox } from 'postal-mime';

/** An email in the format that the inbox returns to tests. */
export interface StoredMail {
  readonly id: string;
  readonly subject: string;
  readonly from: readonly Mailbox[];
  readonly to: readonly Mailbox[];
  readonly text: string;
  /** The HTML body. Empty if the email has no HTML body. */
  readonly html: string;
  /** The email's Date header, in ISO 8601 format. */
  readonly date: string;
  /** The time when the email arrived in the inbox, in ISO 8601 format. */
  readonly time: string;
  readonly messageId: string;
  /** The email headers by their lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}

const SUFFIX = '.eml';

/** The size limits of the inbox's email storage. The oldest emails are deleted to make room for new ones. */
interface StoreLimits {
  readonly emails: number;
  readonly bytes: number;
}

const LIMITS: StoreLimits = { emails: 20_000, bytes: 100_000_000 };

/** Stores emails in a folder, with one file per email, in the order of their arrival. */
export class MailStore {
  readonly #dir: string;
  readonly #limits: StoreLimits;
  readonly #mails = new Map<string, StoredMail>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  private constructor(dir: string, limits: StoreLimits) {
    this.#dir = dir;
    this.#limits = limits;
  }

  /** Loads the emails of earlier runs. Creates the folder if it does not exist. */
  static async open(dir: string, limits = LIMITS): Promise<MailStore> {
    await makeFolderPrivate(dir);
    const store = new MailStore(dir, limits);
    const names = (await readdir(dir)).filter((name) => name.endsWith(SUFFIX));
    const files = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(join(dir, name))).mtime })),
    );
    for (const { name, time } of files.sort((one, other) => +one.time - +other.time)) {
      const id = name.slice(0, -SUFFIX.length);
      const source = await readFile(join(dir, name));
      await store.#keep(await parseMail(id, time, source), source.length);
    }
    return store;
  }

  /** Returns all stored emails, oldest first. */
  list(): readonly StoredMail[] {
    return [...this.#mails.values()];
  }

  find(id: string): StoredMail | undefined {
    return this.#mails.get(id);
  }

  async add(source: Buffer): Promise<void> {
    const id = randomUUID();
    // Writes each email to a temporary file first and then renames it, so that a later start finds only complete
    // emails.
    const draft = join(this.#dir, `${id}.draft`);
    await writeFile(draft, source);
    const mail = await parseMail(id, (await stat(draft)).mtime, source);
    await rename(draft, this.#file(id));
    await this.#keep(mail, source.length);
  }

  async #keep(mail: StoredMail, size: number): Promise<void> {
    this.#mails.set(mail.id, mail);
    this.#sizes.set(mail.id, size);
    this.#bytes += size;
    for (const oldest of this.#mails.values()) {
      const isFull = this.#mails.size > this.#limits.emails || this.#bytes > this.#limits.bytes;
      if (!isFull || oldest.id === mail.id) return;
      await this.remove(oldest);
    }
  }

  async remove({ id }: StoredMail): Promise<void> {
    this.#mails.delete(id);
    this.#bytes -= this.#sizes.get(id) ?? 0;
    this.#sizes.delete(id);
    await rm(this.#file(id), { force: true });
  }

  /** Returns the raw source (RFC 5322) of an email. */
  source({ id }: StoredMail): Promise<Buffer> {
    return readFile(this.#file(id));
  }

  #file(id: string): string {
    return join(this.#dir, id + SUFFIX);
  }
}

/**
 * The maximum number of bytes and lines that the inbox parses to show an email, because some emails take 10 s for 1
 * MB.
 */
const MAX_PARSED = 200_000;
const MAX_PARSED_LINES = 5_000;

/** The content shown for an email that cannot be parsed: its source as plain text. */
const unreadable = (source: Buffer): Email => ({
  headers: [],
  headerLines: [],
  attachments: [],
  text: source.subarray(0, 20_000).toString(),
});

/** Returns the start of an email, cut at the parsing limits. */
function startOf(source: Buffer): Buffer {
  let end = 0;
  for (let lines = 0; lines < MAX_PARSED_LINES && end < MAX_PARSED; lines += 1) {
    const next = source.indexOf('\n', end) + 1;
    if (next === 0) return source.subarray(0, MAX_PARSED);
    end = next;
  }
  return source.subarray(0, Math.min(end, MAX_PARSED));
}

async function parseMail(id: string, time: Date, source: Buffer): Promise<StoredMail> {
  const mail = await PostalMime.parse(startOf(source)).catch(() => unreadable(source));
  return {
    id,
    subject: mail.subject ?? '',
    from: mail.from ? mailboxesOf([mail.from]) : [],
    to: mailboxesOf(mail.to ?? []),
    text: mail.text?.trimEnd() ?? '',
    html: mail.html?.trimEnd() ?? '',
    date: mail.date ?? '',
    time: time.toISOString(),
    messageId: mail.messageId?.replace(/^<|>$/g, '') ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

function mailboxesOf(addresses: readonly Address[]): readonly Mailbox[] {
  return addresses.flatMap((address) => address.group ?? [address]);
}
