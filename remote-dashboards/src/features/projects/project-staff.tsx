import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { emailAddressField, limitFieldLength } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SelectField } from '@torsa/shared/ui/select-field';
import { colleaguesQuery } from '../../api/people.ts';
import { useProjectMutation } from '../../api/project-changes.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';
import { RemoveProjectItemMenu } from './remove-menu.tsx';

interface Member {
  readonly person: string;
  readonly name: string;
  readonly email: string;
  readonly is_staff: boolean;
}

interface ProjectStaffProps {
  readonly project: string;
  readonly members: readonly Member[];
  readonly copy: ProjectTexts;
}

/** The controls that add clients and staff to a project, and remove them. */
export function ProjectMemberControls({ project, members, copy }: ProjectStaffProps) {
  const { format } = useI18n();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const addClient = useProjectMutation('add_project_client');
  const removeClient = useProjectMutation('remove_project_client');
  const setStaff = useProjectMutation('set_project_staff');
  const { people, problems } = copy;
  const others = colleagues.filter(({ staff_id }) =>
    members.every(({ person }) => person !== staff_id),
  );
  const state = useForm({
    fields: { email: limitFieldLength(250, emailAddressField(people)) },
    send: async ({ email }) => {
      await addClient.mutateAsync({ project, email });
      return { isSuccess: true };
    },
    errors: { missing: people.noAccount, other: problems.other },
  });
  return (
    <details>
      <summary css={portalStyles.summary}>{people.change}</summary>
      <div css={portalStyles.denseStack}>
        <ErrorNotice
          error={removeClient.error ?? setStaff.error}
          copy={{ conflict: people.oneStays, other: problems.other }}
        />
        {members.map(({ person, name, email, is_staff }) => {
          const words = { name: name || email };
          return (
            <div key={person} css={portalStyles.wideRow}>
              <span css={portalStyles.wrapped}>{words.name}</span>
              <RemoveProjectItemMenu
                copy={copy.removal}
                label={format(copy.removal.moreOf, { title: words.name })}
                action={format(people.remove, words)}
                question={format(is_staff ? people.askStaff : people.askClient, words)}
                isBusy={removeClient.isPending || setStaff.isPending}
                remove={() =>
                  is_staff
                    ? setStaff.mutateAsync({ project, staff_id: person, is_on: false })
                    : removeClient.mutateAsync({ project, client: person })
                }
              />
            </div>
          );
        })}
        {others.length > 0 && (
          <SelectField
            label={people.addColleague}
            value=""
            values={['', ...others.map(({ staff_id }) => staff_id)]}
            choose={(staff_id) => {
              if (staff_id !== '') setStaff.mutate({ project, staff_id, is_on: true });
            }}
            nameOf={(id) => others.find(({ staff_id }) => staff_id === id)?.name ?? people.choose}
          />
        )}
        <Form state={state} css={portalStyles.denseStack}>
          <Field
            {...state.field('email')}
            type="email"
            label={people.addClient}
            hint={people.addClientHint}
            autoComplete="off"
          />
          <div>
            <Button type="submit" variant="secondary" busy={state.isBusy}>
              {people.add}
            </Button>
          </div>
        </Form>
      </div>
    </details>
  );
}
