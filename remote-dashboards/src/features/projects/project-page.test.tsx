import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversation, inboxAnswers, message, refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { ask, event, project, projectAnswers } from '../../testing/project-answers.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

const events = [
  event,
  { ...event, id: 'e2', number: 2, kind: 'stage' as const, stage: 'building' as const },
  {
    ...event,
    id: 'e3',
    number: 3,
    kind: 'note' as const,
    stage: null,
    body: '<b>The draft</b> is at https://files.torsa.example/1',
  },
];

async function open(answers: Answers, person: Person) {
  const calls = stubBackend(answers);
  page = await openPage(`/dashboard/projects/${project.id}`, person);
  await screen.findByRole('list', { name: 'Timeline' });
  return (name: string) =>
    calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body);
}

const chooseTurn = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Next step' }), name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('§10.26 the project page shows a client the stage, events and participants of the project, but no controls', async () => {
  await open(projectAnswers({ events }), {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Delivery app');
  const steps = within(screen.getByRole('list', { name: 'Stage' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
    null,
    null,
  ]);
  const timeline = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(timeline.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('<b>The draft</b> is at'),
    expect.stringContaining('Local Team Leader moved this to Building'),
    expect.stringContaining('Local Team Leader started this project as Planned'),
  ]);
  expect(screen.getByRole('region', { name: 'Stage' }).textContent).toContain(
    'Building: We turn the design into a working product. Next: In review. The project is due on',
  );
  expect(await screen.findByText('Asha Roy')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move to this stage' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('§10.26 the text about the side that a project waits for differs for clients and staff', async () => {
  const asking = { ...project, waiting_on: 'client' as const, waiting_for: 'Six pictures' };
  await open(projectAnswers({ projects: [asking] }), {});
  expect(screen.getByRole('region', { name: 'We need from you' }).textContent).toContain(
    'Six pictures',
  );
  page?.stop();
  document.body.replaceChildren();
  await open(projectAnswers({ projects: [asking] }), { role: 'team' });
  expect(screen.getByRole('region', { name: 'Waiting for the client' })).toBeInTheDocument();
});

test('a project that waits for nothing has no next step card, for staff and for the client', async () => {
  for (const person of [{}, { role: 'team' as const }]) {
    await open(projectAnswers(), person);
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName(
      /^(Stage|Requests to the client)$/,
    );
    expect(screen.queryByText('Nothing is blocked. Work continues.')).not.toBeInTheDocument();
    page?.stop();
    document.body.replaceChildren();
  }
});

test('the dialog that adds a task on a project page preselects the project', async () => {
  const other = { ...project, id: 'other', title: 'A shop' };
  const answers: Answers = {
    ...projectAnswers(),
    'GET /rest/v1/projects': ({ path }) =>
      Response.json(path.includes('id=eq.') ? [project] : [other, project]),
  };
  await open(answers, { role: 'team' });
  await press('Add task');
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  await waitFor(() => expect(dialog.getByLabelText('Project')).toHaveDisplayValue(project.title));
});

test.each([
  ['without a due date', { due_on: null }, /Next: In review\.$/],
  ['after its due date', { due_on: '2020-03-01' }, /The project was due on/],
  [
    'in its last stage',
    { stage: 'cared_for' as const },
    /Write to us any time you want a change\.$/,
  ],
])('the stage text of a project %s tells the client what follows', async (_name, change, text) => {
  await open(projectAnswers({ projects: [{ ...project, ...change }] }), {});
  const card = screen.getByRole('region', { name: 'Stage' });
  expect(card.textContent).toMatch(text);
});

test.each([
  ['ten days after the last entry that the client sees', 10, {}, true],
  ['nine days after it', 9, {}, false],
  ['of a finished project', 30, { stage: 'live' as const }, false],
])('the page reminds staff of an update %s', async (_name, days, change, isShown) => {
  const ago = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const events = [
    { ...event, created_at: ago(days) },
    { ...event, id: 'e2', number: 2, kind: 'note' as const, internal: true, created_at: ago(1) },
  ];
  const answers = projectAnswers({ events, projects: [{ ...project, ...change }] });
  await open(answers, { role: 'team' });
  const text = `The client has had no news for ${days} days. Post an update.`;
  expect(screen.queryAllByText(text)).toHaveLength(isShown ? 1 : 0);
});

test('a timeline event without an author shows no name', async () => {
  await open(projectAnswers({ events: [{ ...event, author_name: '' }] }), {});
  expect(screen.getByRole('list', { name: 'Timeline' }).textContent).toContain(
    'The project started as Planned',
  );
});

/** Simulates a colleague who changes the project before the first call of `name` arrives. */
function changedBefore(name: string): Answers {
  let now = project;
  return {
    ...projectAnswers(),
    'GET /rest/v1/projects': () => Response.json([now]),
    [`POST /rest/v1/rpc/${name}`]: ({ body }) => {
      const isLate = now === project;
      now = {
        ...project,
        stage: isLate ? 'in_review' : (Object(body).stage ?? now.stage),
        version: 5,
      };
      return isLate ? refused(409, 'PT409') : Response.json(now);
    },
  };
}
const tooLate = /Someone else just changed this project/;

test('§10.27 the stage control shows the current stage, asks before a change, and shows an error for an outdated version', async () => {
  const sent = await open(changedBefore('set_project_stage'), { role: 'team' });
  await chooseTurn('Waiting for the client');
  const what = screen.getByRole('textbox', { name: 'What is needed?' });
  await userEvent.type(what, 'Six pictures');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stage' });
  expect(select.value).toBe('building');
  expect(screen.getByText('Next: In review')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move to this stage' })).not.toBeInTheDocument();
  await userEvent.selectOptions(select, 'Live');
  expect(screen.getByText(/^Move to Live\?/)).toBeInTheDocument();
  expect(sent('set_project_stage')).toEqual([]);
  await press('Move to this stage');
  expect((await screen.findByRole('alert')).textContent).toMatch(tooLate);
  expect(screen.getByRole('button', { name: 'Move to this stage' })).toHaveFocus();
  await press('Move to this stage');
  await waitFor(() =>
    expect(sent('set_project_stage')).toEqual([
      { project: project.id, stage: 'live', expected_version: 4 },
      { project: project.id, stage: 'live', expected_version: 5 },
    ]),
  );
  expect(screen.getByRole('textbox', { name: 'What is needed?' })).toBe(what);
  expect(what).toHaveProperty('value', 'Six pictures');
});

test('a chosen project stage remains selected until it is stored, and then the select element has the focus', async () => {
  await open(changedBefore('set_project_stage'), { role: 'team' });
  const stage = screen.getByRole('combobox', { name: 'Stage' });
  await userEvent.selectOptions(stage, 'Planned');
  await press('Move to this stage');
  await screen.findByRole('alert');
  expect(stage).toHaveProperty('value', 'planned');
  await press('Move to this stage');
  await waitFor(() => expect(stage).toHaveFocus());
  expect(stage).toHaveProperty('value', 'planned');
  expect(screen.queryByRole('button', { name: 'Move to this stage' })).not.toBeInTheDocument();
});

test('a project stage that the user chooses while another change is being stored remains selected', async () => {
  let store = () => {};
  let now = project;
  await open(
    {
      ...projectAnswers(),
      'GET /rest/v1/projects': () => Response.json([now]),
      'POST /rest/v1/rpc/set_project_stage': () =>
        new Promise<Response>((resolve) => {
          store = () => {
            now = { ...project, stage: 'in_review', version: 5 };
            resolve(Response.json(now));
          };
        }),
    },
    { role: 'team' },
  );
  const stage = screen.getByRole('combobox', { name: 'Stage' });
  await userEvent.selectOptions(stage, 'In review');
  await press('Move to this stage');
  await userEvent.selectOptions(stage, 'Live');
  store();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Move to this stage' })).not.toHaveAttribute(
      'aria-busy',
    ),
  );
  expect(stage).toHaveProperty('value', 'live');
  expect(screen.getByText(/^Move to Live\?/)).toBeInTheDocument();
});

test('a conflicting change of a project’s next step shows an error, and a retry sends the same change', async () => {
  const sent = await open(changedBefore('set_project_waiting'), { role: 'team' });
  await chooseTurn('Waiting for the client');
  await userEvent.type(screen.getByRole('textbox', { name: 'What is needed?' }), 'Six pictures');
  await press('Update next step');
  expect((await screen.findByRole('alert')).textContent).toMatch(tooLate);
  await press('Update next step');
  const turn = { project: project.id, waiting_on: 'client', waiting_for: 'Six pictures' };
  await waitFor(() =>
    expect(sent('set_project_waiting')).toEqual([
      { ...turn, expected_version: 4 },
      { ...turn, expected_version: 5 },
    ]),
  );
});

test('§10.27 the note form keeps a project note whose request was lost, and a retry sends the same idempotency key', async () => {
  let isLost = true;
  const sent = await open(
    {
      ...projectAnswers(),
      'POST /rest/v1/rpc/add_project_note': () =>
        isLost ? refused(503, 'PGRST000') : Response.json(event),
    },
    { role: 'team' },
  );
  const field = screen.getByRole('textbox', { name: 'Update for the client' });
  await userEvent.type(field, 'The draft is there.');
  await press('Post update');
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is safe');
  expect(field).toHaveProperty('value', 'The draft is there.');
  isLost = false;
  await press('Post update');
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  const keys = sent('add_project_note').map((body) => Reflect.get(Object(body), 'key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an unsent project note remains after a page reload and remains an internal note', async () => {
  await open(projectAnswers(), { role: 'team' });
  await userEvent.click(screen.getByRole('tab', { name: /^Note/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Too late.');
  page?.stop();
  await open(projectAnswers(), { role: 'team' });
  const field = screen.getByRole('textbox', { name: 'Internal note' });
  expect(field).toHaveProperty('value', 'Too late.');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Note');
});

test('the tabs for a project update and an internal note keep separate texts, and each tab sends its own kind', async () => {
  const sent = await open(
    { ...projectAnswers(), 'POST /rest/v1/rpc/add_project_note': () => Response.json(event) },
    { role: 'team' },
  );
  const update = () => screen.getByRole('textbox', { name: 'Update for the client' });
  await userEvent.type(update(), 'It is');
  await userEvent.click(screen.getByRole('tab', { name: /^Note/ }));
  expect(screen.getByRole('tab', { name: 'Update Draft' })).toBeInTheDocument();
  const note = screen.getByRole('textbox', { name: 'Internal note' });
  expect(note).toHaveProperty('value', '');
  await userEvent.type(note, 'Too late.');
  await press('Add note');
  await waitFor(() => expect(note).toHaveProperty('value', ''));
  screen.getByRole('tab', { name: /^Note/ }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: /^Update/ })).toHaveFocus();
  expect(update()).toHaveProperty('value', 'It is');
  await userEvent.type(update(), ' there.');
  await press('Post update');
  await waitFor(() => expect(sent('add_project_note')).toHaveLength(2));
  expect(sent('add_project_note')).toMatchObject([{ internal: true }, { internal: false }]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('staff can set which side must act next in a project', async () => {
  const sent = await open(
    { ...projectAnswers(), 'POST /rest/v1/rpc/set_project_waiting': () => Response.json(project) },
    { role: 'team' },
  );
  await chooseTurn('Waiting for the client');
  await press('Update next step');
  expect(sent('set_project_waiting')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'What is needed?' }), 'Six pictures');
  await press('Update next step');
  await waitFor(() =>
    expect(sent('set_project_waiting')).toEqual([
      {
        project: project.id,
        expected_version: 4,
        waiting_on: 'client',
        waiting_for: 'Six pictures',
      },
    ]),
  );
});

test('the project page shows an error when staff add a client without an account', async () => {
  await open(
    { ...projectAnswers(), 'POST /rest/v1/rpc/add_project_client': () => refused(404, 'PT404') },
    { role: 'team' },
  );
  await userEvent.click(await screen.findByText('Edit people'));
  await userEvent.type(screen.getByRole('textbox', { name: /Add client/ }), 'a@b.example');
  await press('Add the client');
  expect((await screen.findByRole('alert')).textContent).toContain('No client account');
});

test("staff can change a project's due date on the project page, and Undo restores the previous date", async () => {
  let now = project;
  const sent = await open(
    {
      ...projectAnswers(),
      'GET /rest/v1/projects': () => Response.json([now]),
      'POST /rest/v1/rpc/change_project': ({ body }) => {
        now = { ...now, due_on: Object(body).due_on, version: now.version + 1 };
        return Response.json(now);
      },
    },
    { role: 'team' },
  );
  await userEvent.click(screen.getByText('Change due date'));
  const field = screen.getByLabelText(/Due date/);
  expect(field).toHaveProperty('value', '2099-12-31');
  await userEvent.clear(field);
  await userEvent.type(field, '2099-11-30');
  await press('Save due date');
  await waitFor(() => expect(page?.toast()).toContain('Due date of Delivery app changed'));
  const same = { project: project.id, title: 'Delivery app', service_id: 'apps' };
  expect(sent('change_project')).toEqual([{ ...same, due_on: '2099-11-30', expected_version: 4 }]);
  await userEvent.keyboard('z');
  await waitFor(() => expect(sent('change_project')).toHaveLength(2));
  expect(sent('change_project')[1]).toEqual({ ...same, due_on: '2099-12-31', expected_version: 5 });
});

test('the controls of a project show what the project waits for', async () => {
  const asking = { ...project, waiting_on: 'client' as const, waiting_for: 'Six pictures' };
  await open(projectAnswers({ projects: [asking] }), { role: 'team' });
  expect(screen.getByRole('combobox', { name: 'Next step' })).toHaveProperty('value', 'client');
  expect(screen.getByRole('textbox', { name: 'What is needed?' })).toHaveProperty(
    'value',
    'Six pictures',
  );
});

test('a link to a file is removed only after a confirmation in its menu “More”', async () => {
  const links = [{ id: 'l1', title: 'Draft', url: 'https://files.torsa.example/1' }];
  const sent = await open(
    {
      ...projectAnswers({ links }),
      'POST /rest/v1/rpc/remove_project_link': () => Response.json(null),
    },
    { role: 'team' },
  );
  await userEvent.click(await screen.findByText('More', { selector: 'section li summary' }));
  await press('Remove Draft');
  await press('Cancel');
  expect(sent('remove_project_link')).toEqual([]);
  await press('Remove Draft');
  await press('Remove Draft');
  await waitFor(() => expect(sent('remove_project_link')).toEqual([{ link: 'l1' }]));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the project page shows an error when staff remove the last team member of a project', async () => {
  await open(
    { ...projectAnswers(), 'POST /rest/v1/rpc/set_project_staff': () => refused(409, 'PT409') },
    { role: 'team' },
  );
  await userEvent.click(await screen.findByText('Edit people'));
  await press('Remove Local Team Leader');
  expect(screen.getByText(/^Remove Local Team Leader from the project\?/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press('Remove Local Team Leader');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'A project needs at least one team member.',
  );
});

test("the project page loads the conversation again after staff add the conversation's sender as a client", async () => {
  const inbox = { conversations: [conversation], thread: [message] };
  const sent = await open(
    {
      ...inboxAnswers(inbox),
      ...projectAnswers({ projects: [{ ...project, conversation_id: conversation.id }] }),
      'POST /rest/v1/rpc/add_project_client': () => {
        inbox.conversations = [{ ...conversation, client_id: 'c1', version: 4 }];
        return Response.json(null);
      },
      'POST /rest/v1/rpc/send_reply': () => Response.json(message),
    },
    { role: 'team' },
  );
  await userEvent.click(await screen.findByText('Edit people'));
  const client = screen.getByRole('textbox', { name: /Add client/ });
  await userEvent.type(client, conversation.email);
  await press('Add the client');
  await waitFor(() => expect(client).toHaveProperty('value', ''));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Yes.');
  await press('Reply');
  await waitFor(() =>
    expect(sent('send_reply')).toContainEqual(expect.objectContaining({ expected_version: 4 })),
  );
});

test('the project page shows a message if the project does not exist or the user may not see the project', async () => {
  stubBackend(projectAnswers({ projects: [] }));
  page = await openPage(`/dashboard/projects/${project.id}`, {});
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We can’t find this project.');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'All projects' })).toHaveLength(2);
  expect(main.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('staff see the conversations that are linked to a project, even if the project was created without a conversation', async () => {
  const linked = [{ conversation: { id: conversation.id, subject: '', name: 'Rupa Barman' } }];
  await open(
    { ...projectAnswers(), 'GET /rest/v1/project_conversations': () => Response.json(linked) },
    { role: 'team' },
  );
  const list = await screen.findByRole('heading', { name: 'Linked conversations' });
  const section = within(list.parentElement ?? document.body);
  expect(section.getByRole('link', { name: 'No subject' })).toHaveAttribute(
    'href',
    `/dashboard/inbox/${conversation.id}`,
  );
  expect(section.getByText('Rupa Barman')).toBeInTheDocument();
  expect(screen.queryByText(/^No conversation linked/)).not.toBeInTheDocument();
});

test('the project page of staff links to the inbox if the project has no conversation', async () => {
  await open(projectAnswers(), { role: 'team' });
  const link = await screen.findByRole('link', { name: 'Open inbox' });
  expect(link).toHaveAttribute('href', '/dashboard/inbox');
});

test('the project page of a client requests no linked conversations', async () => {
  const calls = stubBackend(projectAnswers());
  page = await openPage(`/dashboard/projects/${project.id}`, {});
  await screen.findByRole('list', { name: 'Timeline' });
  expect(calls.filter(({ path }) => path.includes('project_conversations'))).toEqual([]);
});

test('while a request to the client is open, the card and the controls of staff show that the client must answer', async () => {
  await open(projectAnswers({ asks: [ask] }), { role: 'team' });
  const card = screen.getByRole('region', { name: 'Waiting for the client' });
  expect(card).toHaveTextContent(ask.text_en);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Next step' });
  expect(select).toHaveDisplayValue('Waiting for the client');
  expect(select).toHaveAccessibleDescription('A request to the client is open.');
  const states = [...select.options].map(({ textContent, disabled }) => [textContent, disabled]);
  expect(states).toContainEqual(['Not waiting', true]);
});

test("a project that waits for both staff and the client's answer to a request shows both", async () => {
  const drawing = { ...project, waiting_on: 'us' as const, waiting_for: 'The first draft' };
  await open(projectAnswers({ projects: [drawing], asks: [ask] }), { role: 'team' });
  const card = screen.getByRole('region', { name: 'Waiting for us' });
  expect(card).toHaveTextContent(`The first draftWaiting for the client${ask.text_en}`);
});

test('staff can remove the text of a next step while a request to the client is open', async () => {
  const asking = { ...project, waiting_on: 'client' as const, waiting_for: 'Six pictures' };
  const sent = await open(
    {
      ...projectAnswers({ projects: [asking], asks: [ask] }),
      'POST /rest/v1/rpc/set_project_waiting': () => Response.json({ ...project, version: 5 }),
    },
    { role: 'team' },
  );
  await userEvent.clear(screen.getByRole('textbox', { name: /^What is needed\?/ }));
  await press('Update next step');
  await waitFor(() =>
    expect(sent('set_project_waiting')).toEqual([{ project: project.id, expected_version: 4 }]),
  );
});
