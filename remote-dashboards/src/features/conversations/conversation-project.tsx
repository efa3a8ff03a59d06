import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { Button } from '@torsa/shared/ui/button';
import { SelectField } from '@torsa/shared/ui/select-field';
import { type FormEvent, useState } from 'react';
import type { Conversation } from '../../api/conversations.ts';
import { useProjectMutation } from '../../api/project-changes.ts';
import {
  isFinishedProject,
  type Project,
  projectOfConversationQuery,
  projectTitlesQuery,
} from '../../api/projects.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import { CreateProjectForm } from '../projects/index.ts';
import type { ConversationTexts } from './conversation-page.copy.en.ts';

interface ConversationProjectProps {
  readonly conversation: Conversation;
  readonly copy: Pick<ConversationTexts, 'project' | 'reading'>;
}

/** A link to the conversation's project, or the controls that link or create a project. */
export function ConversationProjectControls({ conversation, copy }: ConversationProjectProps) {
  const query = useQuery(projectOfConversationQuery(conversation.id));
  const { project, reading } = copy;
  const change = useProjectLink(conversation.id, project.link);
  return (
    <QueryBoundary
      query={query}
      copy={reading}
      skeleton={<RowSkeletons label={reading.loading} rows={1} height="3rem" />}
    >
      {(found) =>
        found ? (
          <SideCard title={project.title}>
            <ErrorNotice error={change.error} copy={project.link.problems} />
            <Link css={portalStyles.wrappedLink} to={`/dashboard/projects/${found.id}`} dir="auto">
              {found.title}
            </Link>
            {found.isLinked && (
              <div>
                <Button
                  variant="quiet"
                  busy={change.isBusy}
                  onClick={() => void change.unlink(found)}
                >
                  {project.link.remove}
                </Button>
              </div>
            )}
          </SideCard>
        ) : (
          <>
            <LinkProject change={change} copy={project} />
            <CreateProjectForm
              conversation={conversation}
              copy={project.make}
              services={project.services}
            />
          </>
        )
      }
    </QueryBoundary>
  );
}

type Titled = Pick<Project, 'id' | 'title'>;

interface ProjectLink {
  readonly conversation: string;
  readonly project: string;
}

type SendLink = (link: ProjectLink) => Promise<unknown>;

/** Returns functions that link a conversation to a project, and unlink it. A toast offers Undo. */
function useProjectLink(conversation: string, copy: ConversationTexts['project']['link']) {
  const { format } = useI18n();
  const announce = useUndoToast(copy.undo);
  const link = useProjectMutation('link_conversation');
  const unlink = useProjectMutation('unlink_conversation');
  const change = async ({ id }: Titled, send: SendLink, back: SendLink, action: string) => {
    const args = { conversation, project: id };
    try {
      await send(args);
    } catch {
      // Ignore the error here, because a notice above the control shows it.
      return;
    }
    announce({ action, done: Promise.resolve(), undo: () => back(args) });
  };
  return {
    isBusy: link.isPending || unlink.isPending,
    error: link.error ?? unlink.error,
    link: (project: Titled) =>
      change(project, link.mutateAsync, unlink.mutateAsync, format(copy.linked, project)),
    unlink: (project: Titled) =>
      change(project, unlink.mutateAsync, link.mutateAsync, format(copy.removed, project)),
  };
}

interface LinkProjectProps {
  readonly change: ReturnType<typeof useProjectLink>;
  readonly copy: ConversationTexts['project'];
}

/**
 * The form that links the conversation to one of the user's unfinished projects. Users without projects do not see
 * the form.
 */
function LinkProject({ change, copy: { title, link: copy } }: LinkProjectProps) {
  const { data: titles = [] } = useQuery(projectTitlesQuery);
  const [chosen, choose] = useState('');
  const [isMissing, setMissing] = useState(false);
  const projects = titles.filter((one) => !isFinishedProject(one));
  const project = projects.find(({ id }) => id === chosen);
  if (projects.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!project);
    if (project) void change.link(project);
  };
  return (
    <SideCard title={title}>
      <ErrorNotice error={change.error} copy={copy.problems} />
      <form css={portalStyles.denseStack} noValidate onSubmit={submit}>
        <SelectField
          label={copy.label}
          aria-keyshortcuts="p"
          value={project?.id ?? ''}
          values={['', ...projects.map(({ id }) => id)]}
          choose={(id) => {
            choose(id);
            setMissing(false);
          }}
          nameOf={(id) => projects.find((one) => one.id === id)?.title ?? copy.choose}
          error={isMissing ? copy.missing : undefined}
        />
        <div>
          <Button type="submit" variant="secondary" busy={change.isBusy}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </SideCard>
  );
}
