import type { Database } from '@torsa/shared/backend';
import type { Day } from './days.ts';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];
type Enums = Database['public']['Enums'];

export type Stage = Enums['project_stage'];
export type Waiting = Enums['project_waiting'];

/** In the order in which a project comes to them. */
export const stages = [
  'planned',
  'designing',
  'building',
  'in_review',
  'live',
  'cared_for',
] as const satisfies readonly Stage[];

export const services = [
  'website-build',
  'template',
  'marketing-site',
  'ai-tool',
  'apps',
  'social-media-marketing',
] as const;
export type Service = (typeof services)[number];

export const projectColumns =
  'id, title, service_id, stage, due_on, waiting_on, waiting_for, conversation_id, version, place' as const;

export type Project = Pick<
  Tables['projects']['Row'],
  | 'id'
  | 'title'
  | 'service_id'
  | 'stage'
  | 'due_on'
  | 'waiting_on'
  | 'waiting_for'
  | 'conversation_id'
  | 'version'
  | 'place'
>;

export type ProjectEvent = Pick<
  Tables['project_events']['Row'],
  'id' | 'number' | 'kind' | 'stage' | 'body' | 'internal' | 'author_name' | 'created_at'
>;

type ClientFunction<Name extends `client_project${string}` & keyof Functions> =
  Functions[Name]['Returns'][number];

/** A project as its client reads it. Clients change nothing, so they read no version. */
export function projectOfClient(row: ClientFunction<'client_projects'>): Project {
  return { ...row, version: 0 };
}

/** An event as the clients of its project read it. */
export function eventOfClient(row: ClientFunction<'client_project_events'>): ProjectEvent {
  return { ...row, internal: false };
}

export type ProjectLink = Pick<Tables['project_links']['Row'], 'id' | 'title' | 'url'>;

/** Whether a project should be live by now, and is not. */
export function isLate(project: Pick<Project, 'due_on' | 'stage'>, today: Day): boolean {
  return project.due_on !== null && project.due_on < today && !isFinished(project);
}

/** What was to be built is there: the day by which it was due is of no use any more. */
export const finishedStages: readonly Stage[] = ['live', 'cared_for'];

export function isFinished({ stage }: Pick<Project, 'stage'>): boolean {
  return finishedStages.includes(stage);
}

/** The service of a project as the list of them has it; what the site no longer offers has none. */
export function serviceOf({ service_id }: Pick<Project, 'service_id'>): Service | undefined {
  return services.find((one) => one === service_id);
}
