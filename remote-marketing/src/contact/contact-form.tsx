import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { getFormDraftKey, guestDraftOwnerId } from '@torsa/shared/contract/draft-keys';
import { useI18n } from '@torsa/shared/i18n';
import { languageDefinitions } from '@torsa/shared/i18n/languages';
import * as fullNormaliser from '@torsa/shared/i18n/text/full-normaliser';
import { registerFullTextNormaliser } from '@torsa/shared/i18n/text/normaliser';
import { useSearchParams } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { createFormDraft } from '@torsa/shared/ui/form/draft';
import { loadErrorText } from '@torsa/shared/ui/form/explain-error';
import { listFieldNames } from '@torsa/shared/ui/form/fields';
import { getFormDraftOwnerId } from '@torsa/shared/ui/form/person-id';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SubmitButton } from '@torsa/shared/ui/submit-button';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useMemo, useState } from 'react';
import { contactSubjectParam } from '../contact-path.ts';
import { JobApplicationNote } from './application-note.tsx';
import { contactFields, honeypotFieldName, sendContactMessage } from './contact-message.ts';
import type { ContactTexts } from './contact-page.copy.en.ts';
import { useChatTranscript } from './use-chat-transcript.ts';
import { useIsOnline } from './use-online.ts';

/** The maximum age of a stored draft, in milliseconds. */
const oneWeek = 7 * 24 * 60 * 60 * 1000;

const { color, fontSize, space } = tokens;

const stack = css({ display: 'grid', gap: space.l });
const pair = css({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});

// The contact form is as high as the contact details beside it.
const area = css({ [media.desktop]: { minBlockSize: '18rem' } });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
const note = css({
  margin: 0,
  flex: '1 1 16rem',
  color: color.textMuted,
  fontSize: fontSize.small,
});

registerFullTextNormaliser(fullNormaliser);

interface PersonalFormProps {
  readonly person: string;
  readonly copy: ContactTexts['form'];
}

/** The contact form. It stores the typed text as a draft of the visitor until the message is sent. */
export function ContactForm({ copy }: { readonly copy: ContactTexts['form'] }) {
  const { person, changes } = useWriter();
  return <PersonalForm key={changes} person={person} copy={copy} />;
}

function PersonalForm({ person, copy }: PersonalFormProps) {
  const i18n = useI18n();
  const online = useIsOnline();
  const subject = useSubjectFromUrl();
  const user = useKnownUser();
  const chat = useChatTranscript();
  const fields = contactFields(copy.problems, i18n);
  const draft = useMemo(() => draftOf(person, listFieldNames(fields)), [person]);
  const [openedAt] = useState(() => performance.now());
  const state = useForm({
    fields,
    draft,
    prefill: { name: user?.fullName, email: user?.email, subject, message: chat.said },
    send: async (message, form) => {
      await sendContactMessage(message, draft.idempotencyKey(message), form, openedAt);
      chat.forget();
      const words = {
        time: timeIn(languageDefinitions[i18n.language].locale),
        email: message.email,
      };
      return {
        toast: { kind: 'success', ...copy.toasts.sent },
        notice: { kind: 'status', text: i18n.format(copy.sent, words) },
        isSuccess: true,
      };
    },
    errors: async (error) => {
      const text = await loadErrorText(error, { other: copy.notSent }, i18n.language, 'messages');
      return { toast: { kind: 'error', ...copy.toasts.failed }, notice: { kind: 'alert', text } };
    },
  });
  const control = (name: keyof typeof fields) => ({
    ...state.field(name),
    readOnly: state.isBusy,
  });

  return (
    <>
      <JobApplicationNote subject={subject} copy={copy.application} />
      <Form state={state} resetLabel={copy.again} css={stack} aria-label={copy.title}>
        {user && (
          <p css={note}>{i18n.format(copy.signedInAs, { name: user.fullName || user.email })}</p>
        )}
        <div css={pair}>
          <Field
            {...control('name')}
            label={copy.name}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
          />
          <Field
            {...control('email')}
            label={copy.email}
            hint={user && copy.otherAddress}
            type="email"
            autoComplete="email"
            spellCheck={false}
            enterKeyHint="next"
          />
        </div>
        <Field
          {...control('subject')}
          label={copy.subject}
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextAreaField {...control('message')} css={area} label={copy.message} rows={7} />
        {/* Honeypot: bots fill in every field. Hidden from sight, tab order and screen readers. */}
        <input
          name={honeypotFieldName}
          type="text"
          hidden
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
        />
        <div css={actions}>
          <SubmitButton busy={state.isBusy} busyLabel={copy.sending}>
            {copy.send}
          </SubmitButton>
          <div css={note} aria-live="polite">
            {!online && copy.offline}
          </div>
        </div>
      </Form>
    </>
  );
}

/**
 * Returns the stored draft of a user. A draft that was typed before the login becomes the draft of the user who logs
 * in.
 */
function draftOf<Name extends string>(person: string, names: readonly Name[]) {
  const open = (writer: string) =>
    createFormDraft({
      key: getFormDraftKey(writer, 'contact'),
      names,
      storage: 'localStorage',
      maxAge: oneWeek,
    });
  const own = open(person);
  if (person === guestDraftOwnerId || own.read()) return own;
  const before = open(guestDraftOwnerId);
  const typed = before.read();
  if (typed) {
    own.save(typed);
    before.clear();
  }
  return own;
}

/**
 * Returns the author of the draft. When a session ends, the form becomes empty, because another person may be next at
 * the browser.
 */
function useWriter(): { readonly person: string; readonly changes: number } {
  const session = useSession();
  const [last, setLast] = useState(() => ({ person: getFormDraftOwnerId(), changes: 0 }));
  const person = session.status === 'loading' ? last.person : getFormDraftOwnerId();
  if (person === last.person) return last;
  const next = { person, changes: last.changes + Number(last.person !== guestDraftOwnerId) };
  setLast(next);
  return next;
}

/** Returns the message subject in the URL query of the contact page. */
function useSubjectFromUrl(): string {
  const [search] = useSearchParams();
  return (search.get(contactSubjectParam) ?? '').trim();
}

/** Returns the logged-in user, or undefined if the session names no email address, like a founder session. */
function useKnownUser() {
  const session = useSession();
  return session.status === 'signedIn' && session.user.email !== '' ? session.user : undefined;
}

function timeIn(locale: string): string {
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(locale, hours).format();
}
