import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import {
  type Ask,
  getNextStepParty,
  getRequestToClientText,
  isOpenRequestToClient,
  useHaveRequestsToClientLoaded,
  useProjectRequestsToClient,
} from '../../api/asks.ts';
import type { ListedProject } from '../../api/project-list.ts';
import { isFinishedProject, isLateProject, type Project } from '../../api/projects.ts';
import { useHasUnreadChanges } from '../../api/unread.ts';
import { DueDateText } from '../../ui/due-day.tsx';
import type { ProjectTerms } from '../../ui/project-terms.copy.en.ts';
import { clickableRowStyle, rowLinkStyle } from '../../ui/row-styles.ts';
import { ProjectStageDots } from '../../ui/stage-dots.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { UnreadMark } from '../../ui/unread-mark.tsx';
import { useToday } from '../../ui/use-today.ts';

const { color, fontSize, space } = tokens;

const row = css(clickableRowStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxs} ${space.m}`,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
});
/**
 * The desktop columns of the staff's project list: title, client, stage, next step, due date and last change. A wide
 * screen also has the team, before the due date.
 */
export const projectColumnsStyle = css({
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns:
      'minmax(0, 3fr) minmax(0, 1.6fr) 5.5rem minmax(0, 3fr) minmax(0, 2fr) 5.5rem',
    gap: `0 ${space.s}`,
  },
  [media.wide]: {
    gridTemplateColumns:
      'minmax(0, 3fr) minmax(0, 1.6fr) 5.5rem minmax(0, 3fr) minmax(0, 1.9fr) minmax(0, 2fr) 5.5rem',
  },
});
/** The style of the team, which the project page shows too. */
export const teamCellStyle = css({
  [media.phone]: { display: 'none' },
  [media.desktop]: { display: 'none' },
  [media.wide]: { display: 'block' },
});
const stack = css({ display: 'grid', gap: space.xxs });
// On a phone, line two has the client, stage and dates, and line three has the next step.
const compact = css(
  clickableRowStyle,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.m}`,
    minBlockSize: minTouchTargetSize,
    paddingBlock: space.xxs,
    fontSize: fontSize.small,
    color: color.textMuted,
    [media.phone]: { '& > :empty': { display: 'none' } },
  },
  projectColumnsStyle,
  { [media.desktop]: { paddingBlock: space.xs } },
);
/** The style of a table cell in a row that is a grid or a line of text. */
export const plainCellStyle = css({ padding: 0, fontWeight: 'inherit', textAlign: 'start' });
const line = css({ overflowWrap: 'anywhere' });
const wholeLine = css(line, { flexBasis: '100%' });
const lastLine = css(wholeLine, { order: 1, [media.desktop]: { order: 0 } });
// Hide a value's label on a desktop, where the column has a heading.
const phoneLabel = css({ [media.desktop]: { display: 'none' } });
const stageName = css({ color: color.text, fontWeight: 600 });

interface RowProps<Row> {
  readonly project: Row;
  readonly terms: ProjectTerms;
}

/** A row of the client's project list: stage, due date and next step. */
export function ClientProjectRow({ project, terms }: RowProps<Project>) {
  const isUnread = useHasUnreadChanges(project.id);
  const asks = useProjectRequestsToClient(project.id, 'client');
  // Reserve the line of the next step until the open requests have loaded.
  const hasLoadedAsks = useHaveRequestsToClientLoaded(project.id, 'client');
  return (
    <li css={row}>
      <div css={stack}>
        <span>
          <Title project={project} /> {isUnread && <UnreadMark label={terms.unread} />}
        </span>
        <span css={!hasLoadedAsks && portalStyles.invisible}>
          <NextSteps project={project} asks={asks} waits={terms.waiting} />
        </span>
      </div>
      <div css={stack}>
        <ProjectStageDots stage={project.stage} terms={terms} />
        <Due project={project} terms={terms} />
      </div>
    </li>
  );
}

interface StaffRowProps extends RowProps<ListedProject> {
  /** The names of the project's staff. */
  readonly staff: readonly string[];
  /** The label of the last change, for screens without column headings. */
  readonly changed: string;
}

/** A compact row of the staff's project list. Its cells have the order of `projectColumnsStyle`. */
export function StaffProjectRow({ project, staff, changed, terms }: StaffRowProps) {
  return (
    <tr css={compact}>
      <th scope="row" css={[plainCellStyle, wholeLine]}>
        <Title project={project} />
      </th>
      <td css={[plainCellStyle, line]} dir="auto">
        {project.clients.join(', ')}
      </td>
      <td css={[plainCellStyle, line, stageName]}>{terms.stages[project.stage]}</td>
      <td css={[plainCellStyle, lastLine]}>
        <NextSteps project={project} asks={project.asks} waits={terms.waitingForStaff} />
      </td>
      <td css={[plainCellStyle, line, teamCellStyle]} dir="auto">
        {staff.join(', ')}
      </td>
      <td css={plainCellStyle}>
        <Due project={project} terms={terms} />
      </td>
      <td css={[plainCellStyle, portalStyles.smallMuted]}>
        {project.updated_at !== undefined && (
          <>
            <span css={phoneLabel}>{changed}: </span>
            <Timestamp at={project.updated_at} as="ago" />
          </>
        )}
      </td>
    </tr>
  );
}

function Title({ project: { id, title } }: Pick<RowProps<Project>, 'project'>) {
  return (
    <Link css={rowLinkStyle} to={`/dashboard/projects/${id}`} dir="auto">
      {title}
    </Link>
  );
}

interface NextStepsProps {
  readonly project: Project;
  readonly asks: readonly Pick<Ask, 'text_en' | 'text_bn' | 'state'>[];
  readonly waits: ProjectTerms['waiting'];
}

/** Shows both the most urgent open request to the client and the written next step of the team. */
function NextSteps({ project, asks, waits }: NextStepsProps) {
  const { format, language } = useI18n();
  const ask = asks.find(isOpenRequestToClient);
  const request = ask && getRequestToClientText(ask, language);
  const side = getNextStepParty(project, asks);
  return (
    <>
      {request && (
        <span css={portalStyles.smallMuted} lang={request.lang}>
          {format(waits.client, { what: request.text })}
        </span>
      )}
      {request && side && ' · '}
      {side && (
        <span css={portalStyles.smallMuted}>
          {format(waits[side], { what: project.waiting_for })}
        </span>
      )}
    </>
  );
}

function Due({ project, terms }: RowProps<Project>) {
  const today = useToday();
  if (isFinishedProject(project)) return null;
  return (
    <span css={portalStyles.smallMuted}>
      <DueDateText day={project.due_on} isLate={isLateProject(project, today)} terms={terms} />
    </span>
  );
}
