import { buildFunctionCallSql } from './attempts.ts';
import { readDatabaseCatalogue } from './catalogue.ts';
import type { ReadAccessTestActions } from './who-reads-world.ts';

/** A data source of the who-reads tests: a table, or an API function with its arguments. */
interface Source {
  readonly name: string;
  /** An SQL query that returns all data of the source as one row with one column. */
  readonly query: string;
  /** False if calling the API function changes data. */
  readonly isReading: boolean;
}

const rows = (from: string): string => `select coalesce(json_agg(to_json(t)), '[]') from ${from} t`;

/**
 * The IDs of all rows of a test history in the order of their creation. The tests assume that an attacker knows them.
 */
interface Ids {
  readonly conversations: readonly string[];
  readonly projects: readonly string[];
  readonly tasks: readonly string[];
  readonly files: readonly string[];
  readonly asks: readonly string[];
}

async function findIds(world: ReadAccessTestActions): Promise<Ids> {
  const list = (table: string, order: string) =>
    `(select coalesce(json_agg(t.id order by ${order}), '[]') from public.${table} t)`;
  const ids = await world.read(`select json_build_object(
    'conversations', ${list('conversations', 't.created_at')}, 'projects', ${list('projects', 't.created_at')},
    'tasks', ${list('tasks', 't.created_at')}, 'files', ${list('attachments', 't.name')},
    'asks', ${list('asks', 't.created_at')})`);
  return ids as Ids;
}

/** An ID that does not exist in any table. */
const UNKNOWN = '90000000-0000-4000-8000-000000000001';
const year = `'2026-01-01', '2026-12-31'`;

/** Creates queries that call API functions with the first conversations and projects, and with the reader's own. */
function queriesOf({
  conversations,
  projects,
  files,
}: Ids): Readonly<Record<string, readonly string[]>> {
  const idsOf = (first: readonly string[], own: string) =>
    `(select unnest('{${first.slice(0, 2).join()}}'::uuid[]) union select own.id from public.${own}() own) ids (id)`;
  return {
    client_messages: [
      rows(
        `${idsOf(conversations, 'client_conversations')}, lateral public.client_messages(ids.id)`,
      ),
    ],
    client_project_events: [
      rows(`${idsOf(projects, 'client_projects')}, lateral public.client_project_events(ids.id)`),
    ],
    // Puts each ID into a query of its own, because these two functions throw an error for an inaccessible row.
    project_members: projects.slice(0, 2).map((id) => rows(`public.project_members('${id}')`)),
    attachment_content: [...files, UNKNOWN].map(
      (id) => `select convert_from(decode(public.attachment_content('${id}'), 'base64'), 'UTF8')`,
    ),
    find_conversations: [rows(`public.find_conversations('example')`)],
    search_portal: [rows(`public.search_portal('example', 20)`)],
    find_audit: [rows(`public.find_audit('')`)],
    company_figures: [rows(`public.company_figures(${year}, false)`)],
    company_figure_breakdowns: [rows(`public.company_figure_breakdowns(${year})`)],
    work_report: [rows(`public.work_report(${year}, 'Asia/Kolkata')`)],
    work_trend: [rows(`public.work_trend('month', current_date, 12, 'Asia/Kolkata')`)],
    work_outlook: [rows(`public.work_outlook('month', current_date, 'Asia/Kolkata')`)],
  };
}

/** The API functions that read data and also change data. */
const readAfterWriting = ['company_figures', 'company_figure_breakdowns'];

/**
 * Lists every database table and every API function. Functions get the IDs of the first conversation, project, task
 * and asks (staff requests) as arguments.
 */
export async function listReadableDataSources(
  world: ReadAccessTestActions,
): Promise<readonly Source[]> {
  const { tables, functions } = await readDatabaseCatalogue(world.database);
  const ids = await findIds(world);
  const queries = queriesOf(ids);
  const stable = (await world.read(
    `select json_agg(p.proname) from pg_proc p where p.provolatile <> 'v' and p.pronamespace = 'public'::regnamespace`,
  )) as readonly string[];
  const calls = functions.flatMap((signature) => {
    const name = /^public\.(\w+)/.exec(signature)?.[1];
    if (name === undefined) return [];
    const isReading = stable.includes(name) || readAfterWriting.includes(name);
    const texts = queries[name] ?? [rows(withIds(buildFunctionCallSql(signature), ids))];
    return texts.map((query) => ({ name, query, isReading }));
  });
  return [...tables.map(({ name }) => ({ name, query: rows(name), isReading: true })), ...calls];
}

/** Replaces the IDs in the function arguments of the authorisation matrix. */
const withIds = (call: string, { conversations, projects, tasks, asks }: Ids): string =>
  call
    .replace('20000000-0000-4000-8000-000000000001', conversations[0] ?? '$&')
    .replace('40000000-0000-4000-8000-000000000001', projects[0] ?? '$&')
    .replace('60000000-0000-4000-8000-000000000001', tasks[0] ?? '$&')
    .replace('a0000000-0000-4000-8000-000000000001', asks[0] ?? '$&')
    .replace('a0000000-0000-4000-8000-000000000003', asks[1] ?? '$&');
