import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { limitFieldLength, requiredLineField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useProjectMutation } from '../../api/project-changes.ts';
import { projectLinksQuery } from '../../api/projects.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { invisibleCharacters } from '../../ui/split-links.ts';
import { portalStyles } from '../../ui/styles.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';
import { RemoveProjectItemMenu } from './remove-menu.tsx';

const { space } = tokens;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  overflowWrap: 'anywhere',
});

// Reject a user name in the URL, because it can imitate a host name. The database has the same rule.
const urlForm = /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/;

interface ProjectLinksProps {
  readonly project: string;
  readonly isStaff: boolean;
  readonly copy: ProjectTexts;
}

/** The list of links to a project's external files. */
export function ProjectLinks({ project, isStaff, copy }: ProjectLinksProps) {
  const { format } = useI18n();
  const query = useQuery(projectLinksQuery(project));
  const removeLink = useProjectMutation('remove_project_link');
  const { links, problems } = copy;
  return (
    <SideCard title={links.title}>
      <ErrorNotice error={removeLink.error} copy={{ other: problems.other }} />
      <QueryBoundary
        query={query}
        copy={copy.reading}
        skeleton={
          <RowSkeletons label={copy.reading.loading} rows={1} height={minTouchTargetSize} />
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <p css={portalStyles.smallMuted}>{links.none}</p>
          ) : (
            <ul css={portalStyles.tightList}>
              {rows.map(({ id, title, url }) => (
                <li key={id} css={row}>
                  <a css={link} href={url} rel="noreferrer" dir="auto">
                    {title}
                  </a>
                  {isStaff && (
                    <RemoveProjectItemMenu
                      copy={copy.removal}
                      label={format(copy.removal.moreOf, { title })}
                      action={format(links.removeOf, { title })}
                      question={format(links.ask, { title })}
                      isBusy={removeLink.isPending}
                      remove={() => removeLink.mutateAsync({ link: id })}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {isStaff && <AddLink project={project} copy={copy} />}
    </SideCard>
  );
}

function AddLink({ project, copy }: Pick<ProjectLinksProps, 'project' | 'copy'>) {
  const addLink = useProjectMutation('add_project_link');
  const { links, problems } = copy;
  const state = useForm({
    fields: {
      title: limitFieldLength(120, requiredLineField(links.titleMissing)),
      url: limitFieldLength(1000, requiredLineField(links.urlMalformed)),
    },
    send: async (values) => {
      if (!urlForm.test(values.url) || invisibleCharacters.test(values.url))
        return { fieldErrors: { url: links.urlMalformed } };
      await addLink.mutateAsync({ project, ...values });
      return { isSuccess: true };
    },
    errors: { other: problems.other },
  });
  return (
    <details>
      <summary css={portalStyles.summary}>{links.addOne}</summary>
      <Form state={state} css={portalStyles.denseStack}>
        <Field {...state.field('title')} label={links.name} autoComplete="off" />
        <Field
          {...state.field('url')}
          type="url"
          label={links.url}
          placeholder="https://"
          autoComplete="off"
        />
        <div>
          <Button type="submit" variant="secondary" busy={state.isBusy}>
            {links.add}
          </Button>
        </div>
      </Form>
    </details>
  );
}
