import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { maxCharacters, optionalText, requiredText } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SelectField } from '@torsa/shared/ui/select-field';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useState } from 'react';
import { useProjectMutation } from '../../api/project-changes.ts';
import { type Project, type Stage, stages, type WaitingOn } from '../../api/projects.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import type { ProjectCopy } from './project-page.copy.en.ts';

const stack = css({
  display: 'grid',
  gap: tokens.space.s,
  '& textarea': { minBlockSize: '4.5rem' },
});
const turns = ['client', 'us', 'none'] as const;
type Turn = WaitingOn | 'none';

interface ProjectControlsProps {
  readonly project: Project;
  readonly copy: ProjectCopy;
}

/** Controls of a project: its stage, and the user whose action the project waits for. */
export function ProjectControls({ project, copy }: ProjectControlsProps) {
  const { handling, words } = copy;
  const setStage = useProjectMutation('set_project_stage');
  const [chosen, choose] = useState<Stage>();
  const stage = chosen ?? stages[stages.indexOf(project.stage) + 1] ?? project.stage;
  return (
    <SideCard title={handling.title}>
      <ErrorNotice error={setStage.error} copy={copy.problems} />
      <SelectField
        label={handling.stage}
        value={stage}
        values={stages}
        choose={choose}
        nameOf={(one) => words.stages[one]}
      />
      <Button
        busy={setStage.isPending}
        onClick={() =>
          setStage.mutate(
            { project: project.id, stage, expected_version: project.version },
            { onSuccess: () => choose(undefined) },
          )
        }
      >
        {handling.setStage}
      </Button>
      <SetWaiting project={project} copy={copy} />
    </SideCard>
  );
}

function SetWaiting({ project, copy }: ProjectControlsProps) {
  const { handling } = copy;
  const setWaiting = useProjectMutation('set_project_waiting');
  const [turn, setTurn] = useState<Turn>('client');
  const state = useForm({
    fields: {
      what: maxCharacters(
        300,
        turn === 'none' ? optionalText() : requiredText(handling.whatMissing),
      ),
    },
    send: async ({ what }) => {
      const base = { project: project.id, expected_version: project.version };
      await setWaiting.mutateAsync(
        turn === 'none' ? base : { ...base, waiting_on: turn, waiting_for: what },
      );
      return { isSuccess: true };
    },
    errors: copy.problems,
  });
  return (
    <Form state={state} css={stack}>
      <SelectField
        label={handling.turn}
        value={turn}
        values={turns}
        choose={setTurn}
        nameOf={(one) => handling.turns[one]}
      />
      <TextAreaField {...state.field('what')} label={handling.what} rows={2} />
      <Button type="submit" variant="secondary" busy={state.isBusy}>
        {handling.setWaiting}
      </Button>
    </Form>
  );
}
