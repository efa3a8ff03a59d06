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
export type ReceivedTestMail = Pick<Received, 'subject' | 'html'>;

interface Inbox {
  /** The URL of the inbox. `GET /email` returns every email, oldest first. */
  readonly inboxUrl: string;
}

const opened = new Set<string>();

/** Waits up to 30 seconds for a new email to an email address. It returns each email only once. */
export async function waitForNewMail(
  { inboxUrl }: Inbox,
  address: string,
): Promise<ReceivedTestMail> {
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
        throw new Error(
          `No email to ${address} arrived. The inbox contains ${mails.length} emails.`,
        );
      for (const { id } of unopened) opened.add(id);
      return newest;
    },
    { timeoutMs: 30_000 },
  );
}

/** Returns the link that contains a token in an email. */
export function findTokenLinkInEmail({ html, subject }: ReceivedTestMail): URL {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll(/&(amp|#38);/g, '&'),
  );
  const found = links.find((link) => /[?&](token_hash|token)=/.test(link));
  if (found === undefined) throw new Error(`The email "${subject}" contains no link with a token`);
  return new URL(found);
}
