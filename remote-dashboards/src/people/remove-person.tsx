import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { StaffMember } from './people-queries.ts';
import type { StaffMessages } from './staff-messages.en.ts';

const form = css({ display: 'grid', justifyItems: 'start', gap: tokens.space.m });

interface RemovePersonProps {
  readonly person: StaffMember;
  readonly isBusy: boolean;
  readonly remove: () => void;
  readonly messages: StaffMessages['controls'];
}

/** Asks for the name of whoever is to go, and says what becomes of their work. */
export function RemovePerson({ person, isBusy, remove, messages }: RemovePersonProps) {
  const { format } = useI18n();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSame = typed.trim() === person.name.trim();
    setError(isSame ? undefined : format(messages.otherName, { name: person.name }));
    if (isSame) remove();
    else field.current?.focus();
  };
  return (
    <form css={form} onSubmit={submit} noValidate>
      <p>{format(messages.consequences, { name: person.name, count: person.assigned })}</p>
      <Field
        ref={field}
        name="name"
        required
        autoComplete="off"
        label={format(messages.typeName, { name: person.name })}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {format(messages.removeNamed, { name: person.name })}
      </Button>
    </form>
  );
}
