import { useQuery } from '@tanstack/react-query';
import { isLate, membersQuery, type Project, serviceOf } from '../../api/projects.ts';
import { DueDay } from '../../ui/due-day.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { styles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import type { ProjectCopy } from './project-page.copy.en.ts';
import { ProjectStaff } from './project-staff.tsx';

interface ProjectFactsProps {
  readonly project: Project;
  readonly isStaff: boolean;
  readonly copy: ProjectCopy;
}

/** What a project is, until when, and who has to do with it. */
export function ProjectFacts({ project, isStaff, copy }: ProjectFactsProps) {
  const today = useToday();
  const members = useQuery(membersQuery(project.id));
  const { people, words } = copy;
  const service = serviceOf(project);
  return (
    <>
      <SideCard title={copy.facts}>
        {service && <p>{words.services[service]}</p>}
        <p>
          <DueDay day={project.due_on} isLate={isLate(project, today)} words={words} />
        </p>
      </SideCard>
      <SideCard title={people.title}>
        <QueryBoundary
          query={members}
          copy={copy.reading}
          skeleton={<RowSkeletons label={copy.reading.loading} rows={2} height="3rem" />}
        >
          {(rows) => (
            <>
              <ul css={styles.tightList}>
                {rows.map(({ person, name, email, is_staff }) => (
                  <li key={person}>
                    {name || email}
                    <p css={styles.smallMutedWrapped}>
                      {is_staff ? people.team : people.client}
                      {!is_staff && name && email && ` · ${email}`}
                    </p>
                  </li>
                ))}
              </ul>
              {isStaff && <ProjectStaff project={project.id} members={rows} copy={copy} />}
            </>
          )}
        </QueryBoundary>
      </SideCard>
    </>
  );
}
