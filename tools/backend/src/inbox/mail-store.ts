import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '@torsa/node-lib/private-folder';
import PostalMime, { type Address, type Email, type Mailbox } from 'postal-mime';

/** A mail as the inbox gives it to tests. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly from: readonly Mailbox[];
  readonly to: readonly Mailbox[];
  readonly text: string;
  /** Empty when the mail has no HTML. */
  readonly html: string;
  /** When it was written, in ISO form. */
  readonly date: string;
  /** When it came, in ISO form. */
  readonly time: string;
  readonly messageId: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

const SUFFIX = '.eml';

/** The mails of a folder, one file each, in the order in which they came. */
export class MailStore {
  readonly #dir: string;
  readonly #mails = new Map<string, Mail>();

  private constructor(dir: string) {
    this.#dir = dir;
  }

  /** Reads the mails of earlier runs. The folder is made when it does not exist. */
  static async open(dir: string): Promise<MailStore> {
    await makePrivateFolder(dir);
    const store = new MailStore(dir);
    const names = (await readdir(dir)).filter((name) => name.endsWith(SUFFIX));
    const files = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(join(dir, name))).mtime })),
    );
    for (const { name, time } of files.sort((one, other) => +one.time - +other.time)) {
      const id = name.slice(0, -SUFFIX.length);
      store.#mails.set(id, await parseMail(id, time, await readFile(join(dir, name))));
    }
    return store;
  }

  /** The oldest first. */
  list(): readonly Mail[] {
    return [...this.#mails.values()];
  }

  find(id: string): Mail | undefined {
    return this.#mails.get(id);
  }

  async add(source: Buffer): Promise<void> {
    const id = randomUUID();
    // Written aside and renamed: a later start finds a whole mail or none.
    const draft = join(this.#dir, `${id}.draft`);
    await writeFile(draft, source);
    const mail = await parseMail(id, (await stat(draft)).mtime, source);
    await rename(draft, this.#file(id));
    this.#mails.set(id, mail);
  }

  async remove({ id }: Mail): Promise<void> {
    this.#mails.delete(id);
    await rm(this.#file(id), { force: true });
  }

  /** A mail as it was sent. */
  source({ id }: Mail): Promise<Buffer> {
    return readFile(this.#file(id));
  }

  #file(id: string): string {
    return join(this.#dir, id + SUFFIX);
  }
}

/** Bytes that are parsed to show an email. What follows them is files, which the inbox does not show. */
const MAX_PARSED = 1_000_000;

/** An email that cannot be parsed is kept and shown as text. */
const unreadable = (source: Buffer): Email => ({
  headers: [],
  headerLines: [],
  attachments: [],
  text: source.subarray(0, 20_000).toString(),
});

async function parseMail(id: string, time: Date, source: Buffer): Promise<Mail> {
  const mail = await PostalMime.parse(source.subarray(0, MAX_PARSED)).catch(() =>
    unreadable(source),
  );
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
