import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import * as v from 'valibot';

const inbox = v.array(
  v.object({
    id: v.string(),
    to: v.array(v.object({ address: v.optional(v.string()) })),
    subject: v.string(),
    html: v.string(),
  }),
);
type Received = v.InferOutput<typeof inbox>[number];
export type Mail = Pick<Received, 'subject' | 'html'>;

interface Inbox {
  /** The inbox that answers `GET /email` with every email, the oldest first. */
  readonly inboxUrl: string;
}

const opened = new Set<string>();

/** Returns the newest mail to an address that was not returned before. It waits up to half a minute. */
export async function newMail({ inboxUrl }: Inbox, address: string): Promise<Mail> {
  return waitUntil(
    `a mail to ${address}`,
    async () => {
      const response = await fetch(`${inboxUrl}/email`);
      const mails = v.parse(inbox, await response.json());
      const unopened = mails.filter(
        ({ id, to }) => !opened.has(id) && to.some((one) => one.address === address),
      );
      const newest = unopened.at(-1);
      if (!newest)
        throw new Error(`No mail to ${address} arrived. The inbox has ${mails.length} mails.`);
      for (const { id } of unopened) opened.add(id);
      return newest;
    },
    { timeoutMs: 30_000 },
  );
}

/** Returns the link with a token in a mail. */
export function readMailLink({ html, subject }: Mail): URL {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll(/&(amp|#38);/g, '&'),
  );
  const found = links.find((link) => /[?&](token_hash|token)=/.test(link));
  if (found === undefined) throw new Error(`The mail "${subject}" has no link with a token`);
  return new URL(found);
}
