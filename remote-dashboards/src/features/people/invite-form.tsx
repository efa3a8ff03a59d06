import { css } from '@emotion/react';
import { useLocation } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Card } from '@torsa/shared/ui/card';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import {
  emailAddressField,
  limitFieldLength,
  requiredLineField,
} from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SelectField } from '@torsa/shared/ui/select-field';
import { useEffect, useId, useRef, useState } from 'react';
import { type StaffRole, staffRoles, useInviteStaff } from '../../api/people.ts';
import { portalStyles } from '../../ui/styles.ts';
import type { StaffTexts } from './staff.copy.en.ts';

const { space } = tokens;

const card = css({ padding: space.l });

interface InviteFormProps {
  /** True for the founder. A team leader can invite only team members. */
  readonly isFounder: boolean;
  readonly done: (email: string) => void;
  readonly copy: StaffTexts;
}

/** The form that invites a staff member. The URL fragment `#invite` focuses it. */
export function InviteStaffForm({ isFounder, done, copy }: InviteFormProps) {
  const titleId = useId();
  const { hash } = useLocation();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hash === '#invite') first.current?.focus();
  }, [hash]);

  const { invitation, problems } = copy;
  const [post, setPost] = useState<StaffRole>('team_member');
  const invite = useInviteStaff();
  const state = useForm({
    fields: {
      name: limitFieldLength(100, requiredLineField(invitation.nameMissing)),
      email: limitFieldLength(250, emailAddressField(invitation)),
    },
    send: async (values) => {
      await invite.mutateAsync({ ...values, post });
      done(values.email);
      setPost('team_member');
      return { isSuccess: true };
    },
    errors: {
      conflict: invitation.worksHere,
      invalid: invitation.emailMalformed,
      forbidden: problems.forbidden,
      other: problems.other,
    },
  });
  return (
    <Card as="section" id="invite" css={card} aria-labelledby={titleId}>
      <h2 id={titleId}>{invitation.title}</h2>
      <p>{isFounder ? invitation.lead : invitation.leadOfLeader}</p>
      <Form state={state} css={portalStyles.stack}>
        <Field {...state.field('name')} ref={first} label={invitation.name} autoComplete="off" />
        <Field {...state.field('email')} type="email" label={invitation.email} autoComplete="off" />
        {isFounder && (
          <SelectField
            label={copy.columns.role}
            value={post}
            values={staffRoles}
            choose={setPost}
            nameOf={(one) => copy.posts[one]}
          />
        )}
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? invitation.sending : invitation.send}
        </Button>
      </Form>
    </Card>
  );
}
