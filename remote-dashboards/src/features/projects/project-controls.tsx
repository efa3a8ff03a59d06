import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import {
  limitFieldLength,
  optionalTextField,
  requiredTextField,
} from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { Notice } from '@torsa/shared/ui/notice';
import { SelectField } from '@torsa/shared/ui/select-field';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useRef, useState } from 'react';
import {
  getAwaitedParty,
  isOpenApprovalRequest,
  useProjectRequestsToClient,
} from '../../api/asks.ts';
import { useProjectMutation } from '../../api/project-changes.ts';
import {
  type AwaitedParty,
  isFinishedProject,
  type Project,
  type ProjectStage,
  projectStages,
} from '../../api/projects.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';

const stack = css({
  display: 'grid',
  gap: tokens.space.s,
  '& textarea': { minBlockSize: '4.5rem' },
});
const turns = ['client', 'us', 'none'] as const;
type Turn = AwaitedParty | 'none';

interface ProjectControlsProps {
  readonly project: Project;
  readonly copy: ProjectTexts;
}

/** The controls for a project's stage and for the side that must act next. */
export function ProjectControls({ project, copy }: ProjectControlsProps) {
  return (
    <SideCard title={copy.handling.title}>
      <MoveStage project={project} copy={copy} />
      <SetWaiting project={project} copy={copy} />
    </SideCard>
  );
}

/** The control for the project stage. A change needs a confirmation, because the client gets an email. */
function MoveStage({ project, copy }: ProjectControlsProps) {
  const { format } = useI18n();
  const { handling, words } = copy;
  const setStage = useProjectMutation('set_project_stage');
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, choose] = useState<ProjectStage>();
  const asks = useProjectRequestsToClient(project.id, 'staff');
  const next = projectStages[projectStages.indexOf(project.stage) + 1];
  const stage = chosen ?? project.stage;
  const openApprovals = isFinishedProject({ stage })
    ? asks.filter(isOpenApprovalRequest).length
    : 0;
  const stop = () => {
    // Keep a stage that the user has chosen during the previous change.
    choose((now) => (now === chosen ? undefined : now));
    // Focus the select element, because the clicked button disappears.
    if (document.activeElement === document.body || button.current === document.activeElement) {
      select.current?.focus();
    }
  };
  return (
    <>
      <ErrorNotice error={setStage.error} copy={copy.problems} />
      <SelectField
        ref={select}
        label={handling.stage}
        hint={next && format(handling.nextStage, { stage: words.stages[next] })}
        value={stage}
        values={projectStages}
        choose={choose}
        nameOf={(one) => words.stages[one]}
      />
      {stage !== project.stage && (
        <>
          {openApprovals > 0 && (
            <Notice kind="status">
              {format(handling.openApprovals, { count: openApprovals })}
            </Notice>
          )}
          <p>{format(handling.askStage, { stage: words.stages[stage] })}</p>
          <div css={portalStyles.actions}>
            <Button
              ref={button}
              busy={setStage.isPending}
              onClick={() =>
                setStage.mutate(
                  { project: project.id, stage, expected_version: project.version },
                  { onSuccess: stop },
                )
              }
            >
              {openApprovals > 0 ? handling.setStageAnyway : handling.setStage}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                choose(undefined);
                select.current?.focus();
              }}
            >
              {handling.keepStage}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function SetWaiting({ project, copy }: ProjectControlsProps) {
  const { handling } = copy;
  const setWaiting = useProjectMutation('set_project_waiting');
  const [chosen, setTurn] = useState<Turn>();
  const [typed, type] = useState<string>();
  const asks = useProjectRequestsToClient(project.id, 'staff');
  const turn = chosen ?? getAwaitedParty(project, asks) ?? 'none';
  // An open request waits for the client even without a written next step.
  const unset = getAwaitedParty({ waiting_on: null }, asks) ?? 'none';
  const state = useForm({
    fields: {
      what: limitFieldLength(
        300,
        turn === unset ? optionalTextField() : requiredTextField(handling.whatMissing),
      ),
    },
    send: async ({ what }) => {
      const base = { project: project.id, expected_version: project.version };
      await setWaiting.mutateAsync(
        turn === 'none' || what === '' ? base : { ...base, waiting_on: turn, waiting_for: what },
      );
      // Keep text that the user has typed during the request.
      type((now) => (now === typed ? undefined : now));
      setTurn((now) => (now === chosen ? undefined : now));
      return undefined;
    },
    errors: copy.problems,
  });
  return (
    <Form state={state} css={stack}>
      <SelectField
        label={handling.turn}
        hint={unset === 'none' ? undefined : handling.asked}
        value={turn}
        values={turns}
        isDisabled={(one) => one === 'none' && unset !== 'none'}
        choose={setTurn}
        nameOf={(one) => handling.turns[one]}
      />
      <TextAreaField
        {...state.field('what')}
        label={handling.what}
        rows={2}
        value={typed ?? project.waiting_for}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" variant="secondary" busy={state.isBusy}>
        {handling.setWaiting}
      </Button>
    </Form>
  );
}
