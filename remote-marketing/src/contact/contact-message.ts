import { useAuth } from '@torsa/shared/auth';
import { type Database, loadSession } from '@torsa/shared/backend';
import { BackendError } from '@torsa/shared/database/backend-error';
import { insertRow } from '@torsa/shared/database/insert';
import type { I18n } from '@torsa/shared/i18n';
import { parseLocalizedPath } from '@torsa/shared/i18n/languages';
import type { IcuMessage } from '@torsa/shared/i18n/message';
import {
  type EmailFieldErrorTexts,
  emailAddressField,
  type FieldSchema,
  type FieldValues,
  limitFieldLength,
  optionalLineField,
  requiredLineField,
  requiredTextField,
} from '@torsa/shared/ui/form/fields';
import { findFormControl } from '@torsa/shared/ui/form/use-form';

/** The database columns with the visitor's entries. The database fills in the other columns of a contact message. */
type Column = Exclude<
  keyof Database['public']['Tables']['contact_messages']['Insert'],
  'id' | 'created_at' | 'idempotency_key' | 'source_page'
>;

/** The error texts of the contact form's fields. */
export interface ContactErrorTexts extends EmailFieldErrorTexts {
  readonly nameMissing: string;
  readonly messageMissing: string;
  readonly tooLong: IcuMessage<'limit'>;
}

/** The fields of the contact form, with the names and length limits of the database columns. */
export function contactFields(problems: ContactErrorTexts, { format }: Pick<I18n, 'format'>) {
  const upTo = (limit: number, field: FieldSchema) =>
    limitFieldLength(limit, field, format(problems.tooLong, { limit }));
  return {
    name: upTo(100, requiredLineField(problems.nameMissing)),
    email: emailAddressField({
      ...problems,
      emailTooLong: format(problems.tooLong, { limit: 254 }),
    }),
    subject: upTo(150, optionalLineField()),
    message: upTo(5000, requiredTextField(problems.messageMissing)),
  } satisfies Record<Column, FieldSchema>;
}

export type ContactMessage = FieldValues<keyof ReturnType<typeof contactFields>>;

/**
 * The minimum time in milliseconds between opening and sending the contact form. A faster message waits, because bots
 * fill in a form faster than visitors.
 */
const minFillTimeMs = 2000;

/** The time limit of the backend call that stores a contact message, in milliseconds. */
const timeoutMs = 20_000;

/** The name of the honeypot: a hidden field that visitors cannot reach and that bots fill in. */
export const honeypotFieldName = 'website';

/**
 * Stores a contact message for the company in the backend.
 * @param key the idempotency key, a UUID, with which the backend stores a repeated message only once
 * @param openedAt the time at which the form was opened, from `performance.now()`
 * @throws {BackendError} also if a bot filled in the form
 */
export async function sendContactMessage(
  message: ContactMessage,
  key: string | undefined,
  form: HTMLFormElement,
  openedAt: number,
): Promise<void> {
  const wait = openedAt + minFillTimeMs - performance.now();
  await new Promise((resolve) => setTimeout(resolve, wait));
  if (checkAndClearHoneypot(form))
    throw new BackendError('unavailable', 'The honeypot field was filled in.');
  const source = findSourcePage();
  await insertRow('contact_messages', message, {
    token: await tokenOfClient(),
    key,
    ...(source !== undefined && { headers: { 'source-page': source } }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * Returns true if the honeypot field was filled in, and empties it, so that a visitor with autofill can send the form
 * again.
 */
function checkAndClearHoneypot(form: HTMLFormElement): boolean {
  const honeypot = findFormControl(form, honeypotFieldName);
  const { value } = honeypot;
  honeypot.value = '';
  return value !== '';
}

/**
 * Returns the access token, with which the message appears in the client's portal. Without a session, the page does
 * not load the Supabase client.
 */
async function tokenOfClient(): Promise<string | undefined> {
  if (useAuth.getState().session.status === 'signedOut') return undefined;
  return (await (await loadSession()).current())?.access_token;
}

/** Matches the paths of source pages that the database accepts. */
const sourcePageForm = /^\/[a-z0-9:/-]{0,199}$/;
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Returns the path of the page that the visitor opened before the contact page, or undefined if it is not on this
 * site.
 */
export function findSourcePage(): string | undefined {
  const here = pageOf(location.href);
  const before = entriesBefore()
    .map(pageOf)
    .findLast((page) => page !== here);
  return before !== undefined && sourcePageForm.test(before) ? before : undefined;
}

/** Returns the earlier URLs of this site in the tab's history, oldest first. */
function entriesBefore(): readonly string[] {
  // In some browsers, `window.navigation` is missing or, in WebKitGTK, empty.
  const { navigation }: { readonly navigation?: Partial<Navigation> } = window;
  const open = navigation?.currentEntry?.index ?? 0;
  return (navigation?.entries?.() ?? []).slice(0, open).flatMap(({ url }) => url ?? []);
}

function pageOf(address: string): string {
  return parseLocalizedPath(new URL(address).pathname).path.replace(ids, ':id');
}
