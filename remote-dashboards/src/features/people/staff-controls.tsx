import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { getTextNormaliser } from '@torsa/shared/i18n/text/normaliser';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { requiredLineField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SelectField } from '@torsa/shared/ui/select-field';
import { useEffect, useRef, useState } from 'react';
import {
  type StaffMember,
  type StaffMemberChange,
  type StaffRole,
  staffRoles,
  useChangeStaff,
} from '../../api/people.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { StaffTexts } from './staff.copy.en.ts';

const { space } = tokens;

const stack = css({ display: 'grid', gap: space.m, maxInlineSize: '32rem', fontWeight: 400 });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s });

interface StaffControlsProps {
  readonly person: StaffMember;
  readonly isFounder: boolean;
  /** The number of the staff member's second-factor devices. */
  readonly devices: number;
  readonly done: (kind: StaffMemberChange['kind']) => void;
  readonly copy: StaffTexts;
}

/** The controls that change a staff member's role, repeat the invitation, remove devices, or remove the member. */
export function StaffMemberControls({
  person,
  isFounder,
  devices,
  done,
  copy,
}: StaffControlsProps) {
  const change = useChangeStaff();
  const [chosen, choose] = useState<StaffRole>();
  const post = chosen ?? person.post;
  const [isRemoving, setRemoving] = useState(false);
  const send = (what: StaffMemberChange) => {
    if (change.isPending) return;
    // Use `mutateAsync`, because React Query skips the callbacks of `mutate` after these controls unmount.
    change.mutateAsync(what).then(
      () => done(what.kind),
      () => undefined,
    );
  };
  const { controls } = copy;
  return (
    <div css={stack}>
      <ErrorNotice error={change.error} copy={copy.problems} />
      {isFounder && (
        <div css={row}>
          <SelectField
            label={copy.columns.role}
            value={post}
            values={staffRoles}
            choose={choose}
            nameOf={(one) => copy.posts[one]}
          />
          <Button
            variant="secondary"
            busy={change.isPending}
            onClick={() => send({ kind: 'change role', person, role: post })}
          >
            {controls.save}
          </Button>
        </div>
      )}
      <div css={row}>
        {!person.is_active && (
          <Button
            variant="secondary"
            busy={change.isPending}
            onClick={() => send({ kind: 'invite again', person })}
          >
            {controls.inviteAgain}
          </Button>
        )}
        {devices > 0 && (
          <Button
            variant="secondary"
            busy={change.isPending}
            onClick={() => send({ kind: 'remove devices', person })}
          >
            {controls.removeDevices}
          </Button>
        )}
        {isFounder && !isRemoving && (
          <DangerButton onClick={() => setRemoving(true)}>{controls.remove}</DangerButton>
        )}
      </div>
      {isRemoving && (
        <RemovePerson
          person={person}
          isBusy={change.isPending}
          remove={() => send({ kind: 'remove', person })}
          copy={controls}
        />
      )}
    </div>
  );
}

interface RemovePersonProps {
  readonly person: StaffMember;
  readonly isBusy: boolean;
  readonly remove: () => void;
  readonly copy: StaffTexts['controls'];
}

/** The confirmation of a staff member's removal, which explains the consequences and requires the member's name. */
function RemovePerson({ person, isBusy, remove, copy }: RemovePersonProps) {
  const { format } = useI18n();
  const field = useRef<HTMLInputElement>(null);
  // Focus the first field, because the clicked button disappears.
  useEffect(() => field.current?.focus(), []);
  const { name } = person;
  const otherName = format(copy.otherName, { name });
  const state = useForm({
    fields: { name: requiredLineField(otherName) },
    send: async (typed) => {
      if (typed.name !== getTextNormaliser().normaliseLine(name))
        return { fieldErrors: { name: otherName } };
      remove();
      return undefined;
    },
  });
  return (
    <Form state={state} css={portalStyles.startStack}>
      <p>{format(copy.consequences, { name, count: person.assigned })}</p>
      <Field
        {...state.field('name')}
        ref={field}
        autoComplete="off"
        label={format(copy.typeName, { name })}
      />
      <DangerButton type="submit" isConfirming busy={isBusy}>
        {format(copy.removeNamed, { name })}
      </DangerButton>
    </Form>
  );
}
