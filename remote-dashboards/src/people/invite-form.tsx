import { css } from '@emotion/react';
import { problemOf } from '@torsa/shared/database/answer-of';
import { useLocation } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Card } from '@torsa/shared/ui/card';
import { Field } from '@torsa/shared/ui/field';
import { Notice } from '@torsa/shared/ui/notice';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { selectStyle } from '../parts/select-style.ts';
import { useInvite } from './change-staff.ts';
import { type Post, posts } from './posts.ts';
import type { StaffMessages } from './staff-messages.en.ts';

const { fontSize, space } = tokens;

const card = css({ padding: space.l });
const heading = css({ fontSize: fontSize.lead });
const form = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  '& > *': { inlineSize: '100%' },
});
const field = css({ display: 'grid', gap: space.xs });
const label = css({ fontWeight: 600 });

interface InviteFormProps {
  /** Who is not invites members alone. */
  readonly isFounder: boolean;
  readonly done: (email: string) => void;
  readonly messages: StaffMessages;
}

type Name = 'name' | 'email';

const empty = { name: '', email: '' };

/** Invites somebody to the staff. `#invite` in the address leads to its first field. */
export function InviteForm({ isFounder, done, messages }: InviteFormProps) {
  const titleId = useId();
  const { hash } = useLocation();
  const [typed, setTyped] = useState(empty);
  const [post, setPost] = useState<Post>('team_member');
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const invite = useInvite();
  const fields = { name: useRef<HTMLInputElement>(null), email: useRef<HTMLInputElement>(null) };
  const { name: first } = fields;
  useEffect(() => {
    if (hash === '#invite') first.current?.focus();
  }, [hash, first]);

  const { invitation } = messages;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = {
      ...(typed.name.trim() === '' && { name: invitation.nameMissing }),
      ...(!/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(typed.email) && {
        email: invitation.emailMalformed,
      }),
    };
    setWrong(problems);
    if (problems.name) return fields.name.current?.focus();
    if (problems.email) return fields.email.current?.focus();
    if (invite.isPending) return;
    invite.mutate(
      { ...typed, post },
      {
        onSuccess: () => {
          done(typed.email.trim());
          setTyped(empty);
          setPost('team_member');
        },
      },
    );
  };
  const control = (name: Name) => ({
    ref: fields[name],
    name,
    required: true,
    label: invitation[name],
    error: wrong[name],
    value: typed[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: target.value });
      setWrong({ ...wrong, [name]: undefined });
    },
  });
  return (
    <Card as="section" id="invite" css={card} aria-labelledby={titleId}>
      <h2 css={heading} id={titleId}>
        {invitation.title}
      </h2>
      <p>{isFounder ? invitation.lead : invitation.leadOfLeader}</p>
      <form css={form} onSubmit={submit} noValidate>
        {invite.error && <Notice kind="alert">{wordsFor(invite.error, messages)}</Notice>}
        <Field {...control('name')} autoComplete="off" maxLength={100} />
        <Field {...control('email')} type="email" autoComplete="off" maxLength={250} />
        {isFounder && (
          <label css={field}>
            <span css={label}>{messages.columns.role}</span>
            <select
              css={selectStyle}
              value={post}
              onChange={({ target }) =>
                setPost(posts.find((one) => one === target.value) ?? 'team_member')
              }
            >
              {posts.map((one) => (
                <option key={one} value={one}>
                  {messages.posts[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit" busy={invite.isPending}>
          {invite.isPending ? invitation.sending : invitation.send}
        </Button>
      </form>
    </Card>
  );
}

function wordsFor(error: unknown, { problems, invitation }: StaffMessages): string {
  const problem = problemOf(error);
  switch (problem) {
    case 'conflict':
      return invitation.worksHere;
    case 'invalid':
      return invitation.emailMalformed;
    case 'forbidden':
    case 'limited':
      return problems[problem];
    default:
      return problems.other;
  }
}
