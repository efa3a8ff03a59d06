import { useI18n } from '@torsa/shared/i18n';
import { normaliser } from '@torsa/shared/i18n/text/normaliser';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { filled } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useEffect, useRef } from 'react';
import type { StaffMember } from '../../api/people.ts';
import { styles } from '../../ui/styles.ts';
import type { StaffCopy } from './staff.copy.en.ts';

interface RemovePersonProps {
  readonly person: StaffMember;
  readonly isBusy: boolean;
  readonly remove: () => void;
  readonly copy: StaffCopy['controls'];
}

/** Asks for the name of whoever is to go, and says what becomes of their work. */
export function RemovePerson({ person, isBusy, remove, copy }: RemovePersonProps) {
  const { format } = useI18n();
  const field = useRef<HTMLInputElement>(null);
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);
  const { name } = person;
  const otherName = format(copy.otherName, { name });
  const state = useForm({
    fields: { name: filled(otherName) },
    send: async (typed) => {
      if (typed.name !== normaliser().normaliseLine(name)) return { problems: { name: otherName } };
      remove();
      return undefined;
    },
  });
  return (
    <Form state={state} css={styles.startStack}>
      <p>{format(copy.consequences, { name, count: person.assigned })}</p>
      <Field
        {...state.field('name')}
        ref={field}
        autoComplete="off"
        label={format(copy.typeName, { name })}
      />
      <Button type="submit" busy={isBusy}>
        {format(copy.removeNamed, { name })}
      </Button>
    </Form>
  );
}
