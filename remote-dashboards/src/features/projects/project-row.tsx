import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { isFinished, isLate, type Project } from '../../api/projects.ts';
import { DueDay } from '../../ui/due-day.tsx';
import type { ProjectTerms } from '../../ui/project-terms.copy.en.ts';
import { pressableRow, rowLink } from '../../ui/row-styles.ts';
import { StageDots } from '../../ui/stage-dots.tsx';
import { styles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';

const { space } = tokens;

const row = css(pressableRow, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxs} ${space.m}`,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
});
const stack = css({ display: 'grid', gap: space.xxs });

interface ProjectRowProps {
  readonly project: Project;
  readonly isStaff: boolean;
  readonly words: ProjectTerms;
}

/** A project in a list: how far it is, when it is due, and who waits for whom. */
export function ProjectRow({ project, isStaff, words }: ProjectRowProps) {
  const { format } = useI18n();
  const today = useToday();
  const { id, title, stage, due_on, waiting_on, waiting_for } = project;
  const waits = isStaff ? words.waitingForStaff : words.waiting;
  return (
    <li css={row}>
      <div css={stack}>
        <Link css={rowLink} to={`/dashboard/projects/${id}`} dir="auto">
          {title}
        </Link>
        {waiting_on && (
          <span css={styles.smallMuted}>{format(waits[waiting_on], { what: waiting_for })}</span>
        )}
      </div>
      <div css={stack}>
        <StageDots stage={stage} words={words} />
        {!isFinished(project) && (
          <span css={styles.smallMuted}>
            <DueDay day={due_on} isLate={isLate(project, today)} words={words} />
          </span>
        )}
      </div>
    </li>
  );
}
