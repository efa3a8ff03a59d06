import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { ask, project, projectAnswers } from '../../testing/project-answers.ts';
import { stubScreen } from '../../testing/stub-screen.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';

let page: OpenedPage | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

const clientRow = async () =>
  within(await screen.findByRole('list', { name: 'Projects' })).getByRole('listitem');
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Projects' });
  // The first row has the headings.
  return within(table).getAllByRole('row').slice(1);
};
const row = async () => {
  const [first, ...others] = await rows();
  if (!first || others.length > 0) throw new Error('The table does not have exactly one project.');
  return first;
};

const open = async (person: Person, address = '/dashboard/projects') => {
  page = await openPage(address, person);
};

/** Creates a response with a project, which the test releases. */
function createLateRows() {
  let release = (_: Response) => {};
  const rows = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { rows, answer: () => release(Response.json([project])) };
}

test('the project list shows a client their projects and no form for a new project', async () => {
  stubBackend(projectAnswers());
  await open({});
  expect((await clientRow()).textContent).toContain('Delivery app');
  expect(screen.queryByRole('button', { name: 'Create project' })).not.toBeInTheDocument();
});

test('the form for a new project appears together with the rows, because late rows would move it', async () => {
  const { answer, rows } = createLateRows();
  stubBackend({ ...projectAnswers(), 'GET /rest/v1/projects': () => rows });
  await open({ role: 'team' });
  await screen.findByRole('combobox', { name: 'Show' });
  expect(screen.queryByRole('button', { name: 'Create project' })).not.toBeInTheDocument();
  answer();
  await row();
  expect(screen.getByRole('button', { name: 'Create project' })).toBeInTheDocument();
});

test('the button New project in the toolbar focuses the title of the form below the list', async () => {
  stubBackend(projectAnswers());
  await open({ role: 'team' });
  await row();
  await userEvent.click(screen.getByRole('button', { name: 'New project' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test.each([
  ['still has the focus', 'Title', () => {}],
  ['has lost the focus', 'Show', () => screen.getByRole('combobox', { name: 'Show' }).focus()],
])(
  'after a click on New project before the list has loaded, the form gets the focus only if the button %s',
  async (_, focused, move) => {
    const { answer, rows } = createLateRows();
    stubBackend({ ...projectAnswers(), 'GET /rest/v1/projects': () => rows });
    await open({ role: 'team' });
    await userEvent.click(await screen.findByRole('button', { name: 'New project' }));
    move();
    answer();
    await row();
    expect(document.activeElement).toHaveAccessibleName(focused);
  },
);

test('an empty project list shows a client an explanation', async () => {
  stubBackend(projectAnswers({ projects: [] }));
  await open({});
  expect(await screen.findByText(/No projects yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start a project' })).toBeInTheDocument();
});

test('the project list marks a late project with a word', async () => {
  stubBackend(projectAnswers({ projects: [{ ...project, due_on: '2020-01-31' }] }));
  await open({ role: 'team' });
  expect((await row()).textContent).toContain('Late · Due 31 Jan 2020');
});

test('the project list never marks a project in the stage Live as late', async () => {
  const live = { ...project, stage: 'live' as const, due_on: '2020-01-31' };
  stubBackend(projectAnswers({ projects: [live] }));
  await open({ role: 'team' });
  expect((await row()).textContent).not.toMatch(/Due|Late/);
});

test('a stage in the URL filters the project list and its backend request', async () => {
  const calls = stubBackend(projectAnswers());
  await open({ role: 'team' }, '/dashboard/projects?show=in_review');
  await row();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' }).value).toBe('in_review');
  expect(calls.some(({ path }) => path.includes('stage=eq.in_review'))).toBe(true);
});

test('the project filter “waiting” lists the projects with an open request, or with a next step for the client', async () => {
  const calls = stubBackend({
    ...projectAnswers({ projects: [] }),
    'POST /rest/v1/rpc/projects_waiting_for_client': () => Response.json([project]),
  });
  await open({ role: 'team' }, '/dashboard/projects?show=waiting');
  await row();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' });
  expect(select.selectedOptions[0]?.textContent).toBe('Waiting for the client');
  const [list] = calls.filter(({ path }) => path.includes('projects_waiting_for_client'));
  expect(list?.path).toContain('order=sort_key.asc%2Cid.asc&limit=50');
});

test.each([
  ['late', 'Late', ['due_on=lt.', 'stage=not.in.']],
  ['running', 'In progress', ['stage=not.in.']],
  ['mine', 'Mine', ['mine:project_staff!inner(staff_id)', 'mine.staff_id=eq.TL001']],
])('the project filter %s requests only the projects that match', async (show, name, queries) => {
  const calls = stubBackend(projectAnswers());
  await open({ role: 'team' }, `/dashboard/projects?show=${show}`);
  await row();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' });
  expect(select.selectedOptions[0]?.textContent).toBe(name);
  const lists = calls.filter(({ path }) => path.startsWith('/rest/v1/projects?'));
  for (const query of queries) {
    expect(lists.some(({ path }) => decodeURIComponent(path).includes(query))).toBe(true);
  }
});

test('a row of the staff’s project list shows the client, stage, next step and due date', async () => {
  const asking = {
    ...project,
    waiting_on: 'client' as const,
    waiting_for: 'Six pictures',
    conversation_id: '20000000-0000-4000-8000-000000000001',
    conversation: { name: 'Asha Roy' },
  };
  stubBackend(projectAnswers({ projects: [asking] }));
  await open({ role: 'team' });
  const { textContent } = await row();
  for (const text of ['Asha Roy', 'Building', 'Waiting for the client: Six pictures', 'Due 31 Dec'])
    expect(textContent).toContain(text);
});

test('a row of a project without a conversation shows the clients that staff added', async () => {
  const other = { ...project, id: '7a1f0000-0000-4000-8000-000000000002', title: 'Tea shop' };
  const calls = stubBackend({
    ...projectAnswers({ projects: [project, other] }),
    'POST /rest/v1/rpc/project_clients': () =>
      Response.json([
        { project_id: project.id, name: 'Asha Roy' },
        { project_id: project.id, name: 'Bikash Barman' },
      ]),
  });
  await open({ role: 'team' });
  const [first, second] = await rows();
  expect(first?.textContent).toContain('Delivery appAsha Roy, Bikash BarmanBuilding');
  expect(second?.textContent).toContain('Tea shopBuilding');
  const asked = calls.filter(({ path }) => path.endsWith('project_clients'));
  expect(asked.map(({ body }) => body)).toEqual([{ projects: [project.id, other.id] }]);
});

test("a row of the staff’s project list shows the names of the project's team", async () => {
  const staffed = { ...project, staff: [{ staff_id: 'TM001' }, { staff_id: 'TL001' }] };
  stubBackend(projectAnswers({ projects: [staffed] }));
  await open({ role: 'team' });
  expect(await screen.findByText('Local Team Member, Local Team Leader')).toHaveTextContent(
    'Local Team Member, Local Team Leader',
  );
});

const openAsks = [
  { text_en: 'Your opening hours', text_bn: 'দোকান কখন খোলা থাকে', state: 'open' },
  { text_en: 'Newer', text_bn: '', state: 'open' },
];

test('the project list loads the open requests of each project in the order of their due dates', async () => {
  const calls = stubBackend(projectAnswers());
  await open({ role: 'team' });
  await row();
  const { path = '' } = calls.find((call) => call.path.startsWith('/rest/v1/projects?')) ?? {};
  expect(new URLSearchParams(path).get('asks.order')).toBe('due_on.asc.nullslast,created_at.asc');
});

test('in the project filter “waiting”, a project with only an open request shows the most urgent request as its reason', async () => {
  stubBackend({
    ...projectAnswers(),
    'POST /rest/v1/rpc/projects_waiting_for_client': () =>
      Response.json([{ ...project, asks: openAsks }]),
  });
  await open({ role: 'team' }, '/dashboard/projects?show=waiting');
  expect((await row()).textContent).toContain('Waiting for the client: Your opening hours');
});

test('the project list shows the open request first if the project also waits for the team', async () => {
  const asking = { ...project, waiting_on: 'us' as const, waiting_for: 'A draft', asks: openAsks };
  stubBackend(projectAnswers({ projects: [asking] }));
  await open({ role: 'team' });
  expect((await row()).textContent).toContain(
    'Waiting for the client: Your opening hours · Waiting for us: A draft',
  );
});

test("the project list shows open requests instead of the client's written next step", async () => {
  const asking = { ...project, waiting_on: 'client' as const, waiting_for: 'Logo', asks: openAsks };
  stubBackend(projectAnswers({ projects: [asking] }));
  await open({ role: 'team' });
  const { textContent } = await row();
  expect(textContent).toContain('Waiting for the client: Your opening hours');
  expect(textContent).not.toContain('Logo');
});

test.each([
  ['open', 'We need from you: Your opening hours'],
  ['sent', ''],
  ['done', 'We need from you: Six pictures'],
] as const)(
  'a client’s project row with a written next step and a request in the state %s shows “%s”',
  async (state, shown) => {
    const asked = { ...project, waiting_on: 'client' as const, waiting_for: 'Six pictures' };
    stubBackend(projectAnswers({ projects: [asked], asks: [{ ...ask, state }] }));
    await open({});
    await waitFor(async () =>
      expect((await clientRow()).textContent).toMatch(new RegExp(`^Delivery app ${shown}Building`)),
    );
  },
);

const orders = (calls: readonly { readonly path: string }[]) =>
  calls
    .filter(({ path }) => path.startsWith('/rest/v1/projects?'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('order'));

const heading = (name: string) => screen.getByRole('columnheader', { name });
const pressHeading = (name: string) =>
  userEvent.click(within(heading(name)).getByRole('button', { name }));

test('clicks on a column heading sort the project list in one order and then in reverse, and the URL contains the order', async () => {
  const calls = stubBackend(projectAnswers());
  await open({ role: 'team' }, '/dashboard/projects?show=running');
  await row();
  expect(heading('Due date')).toHaveAttribute('aria-sort', 'ascending');
  await pressHeading('Name');
  expect(page?.address()).toBe('/dashboard/projects?show=running&sort=title');
  expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
  expect(heading('Due date')).not.toHaveAttribute('aria-sort');
  await pressHeading('Name');
  expect(page?.address()).toBe('/dashboard/projects?show=running&sort=-title');
  expect(heading('Name')).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() =>
    expect(orders(calls)).toEqual([
      'sort_key.asc,id.asc',
      'title.asc.nullslast,id.asc',
      'title.desc.nullslast,id.asc',
    ]),
  );
});

test('the project list shows each project’s last change, and its heading sorts the newest change first', async () => {
  const updated_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const changed = { ...project, updated_at };
  const calls = stubBackend(projectAnswers({ projects: [changed] }));
  await open({ role: 'team' });
  const [, ...cells] = within(await row()).getAllByRole('cell');
  expect(cells.at(-1)).toHaveTextContent('3 days ago');
  await pressHeading('Last change');
  expect(page?.address()).toBe('/dashboard/projects?sort=changed');
  expect(heading('Last change')).toHaveAttribute('aria-sort', 'descending');
  await pressHeading('Last change');
  expect(heading('Last change')).toHaveAttribute('aria-sort', 'ascending');
  await waitFor(() =>
    expect(orders(calls).slice(1)).toEqual([
      'updated_at.desc.nullslast,id.asc',
      'updated_at.asc.nullslast,id.asc',
    ]),
  );
});

test('the sort select on a phone sorts projects by the latest due date, with projects without a date last', async () => {
  const calls = stubBackend(projectAnswers());
  await open({ role: 'team' });
  await row();
  await userEvent.selectOptions(screen.getByLabelText('Sort by', { selector: 'select' }), '-due');
  expect(page?.address()).toBe('/dashboard/projects?sort=-due');
  await waitFor(() => expect(orders(calls)).toContain('due_on.desc.nullslast,id.asc'));
});

test('the next page of a sorted project list begins after the loaded rows, and no project appears twice', async () => {
  const projects = Array.from({ length: 51 }, (_, number) => ({
    ...project,
    id: `7a1f0000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`,
    title: `Project ${number}`,
  }));
  const calls = stubBackend({
    ...projectAnswers(),
    // The second page repeats a project, because another project moved before it in the meantime.
    'GET /rest/v1/projects': ({ path }) =>
      Response.json(path.includes('offset=50') ? projects.slice(49) : projects.slice(0, 50)),
  });
  await open({ role: 'team' }, '/dashboard/projects?sort=title');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('Project 50');
  expect(screen.getAllByText(/^Project \d+$/)).toHaveLength(51);
  expect(calls.filter(({ path }) => path.includes('offset=50&limit=50'))).toHaveLength(1);
});

test('an unknown sort order in the URL sorts the project list by the earliest due date', async () => {
  const calls = stubBackend(projectAnswers());
  await open({ role: 'team' }, '/dashboard/projects?sort=password');
  await row();
  expect(orders(calls)).toEqual(['sort_key.asc,id.asc']);
});

test('a client’s project list has no column headings and no last change, and ignores a sort order in the URL', async () => {
  stubBackend(projectAnswers());
  await open({}, '/dashboard/projects?sort=title&show=late');
  expect((await clientRow()).textContent).not.toContain('Last change');
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
});

test('a new project is stored only once and then opened, even if the first response is lost', async () => {
  let isLost = true;
  const calls = stubBackend({
    ...projectAnswers({ projects: [] }),
    'POST /rest/v1/rpc/create_project': () =>
      isLost ? refused(503, 'PGRST000') : Response.json(project),
  });
  await open({ role: 'team' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Delivery app');
  await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is safe');
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(page?.address()).toBe(`/dashboard/projects/${project.id}`));
  const ids = calls
    .filter(({ path }) => path.endsWith('create_project'))
    .map(({ body }) => Reflect.get(Object(body), 'id'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  ['staff on a desktop', { role: 'team' }, true, 'var(--control,2.75rem)'],
  ['staff on a phone', { role: 'team' }, false, '4.5rem'],
  ['a client', {}, true, '4.5rem'],
] as const)(
  'while the projects load, the placeholders are as high as the rows: %s',
  async (_, person, isWide, height) => {
    stubScreen({ isWide });
    stubBackend({
      'GET /rest/v1/projects': () => new Promise(() => {}),
      'POST /rest/v1/rpc/client_projects': () => new Promise(() => {}),
    });
    page = await openPage('/dashboard/projects', person);
    const wanted = render(<RowSkeletons label="" rows={1} height={height} />).container;
    const placeholderIn = (parent: Element | null) =>
      parent?.querySelector('[data-skeleton] > [aria-hidden]')?.className ?? 'none';
    await waitFor(() =>
      expect(placeholderIn(document.querySelector('main'))).toBe(placeholderIn(wanted)),
    );
  },
);
