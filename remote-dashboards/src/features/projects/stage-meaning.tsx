import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { formatDay } from '../../api/days.ts';
import {
  isFinishedProject,
  isLateProject,
  type Project,
  projectStages,
} from '../../api/projects.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';

const text = css({ maxInlineSize: '60ch' });

interface StageMeaningProps {
  readonly project: Pick<Project, 'stage' | 'due_on'>;
  readonly copy: ProjectTexts;
}

/** Explains the current stage to the client, with the next stage and the due date. */
export function ProjectStageExplanation({ project, copy }: StageMeaningProps) {
  const next = useNextStep(project, copy);
  const { stage } = project;
  return (
    <p css={text}>
      <span css={portalStyles.strong}>{copy.words.stages[stage]}:</span> {copy.meaning.now[stage]}{' '}
      {next}
    </p>
  );
}

function useNextStep(project: StageMeaningProps['project'], { meaning, words }: ProjectTexts) {
  const { format, language } = useI18n();
  const today = useToday();
  const following = projectStages[projectStages.indexOf(project.stage) + 1];
  if (following === undefined) return meaning.last;
  const stage = words.stages[following];
  const day = project.due_on;
  if (day === null || isFinishedProject(project)) return format(meaning.next, { stage });
  return format(isLateProject(project, today) ? meaning.nextLate : meaning.nextDue, {
    stage,
    day: formatDay(language, day, 'medium'),
  });
}
