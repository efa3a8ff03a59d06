import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@torsa/shared/i18n/languages';
import {
  type Answers,
  type BackendCall,
  type Person,
  stubBackend,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { getSavedViewPath, savedViewsQuery } from '../api/saved-views.ts';
import { inboxAnswers, refused } from '../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../testing/open-page.tsx';
import { projectAnswers } from '../testing/project-answers.ts';

const unassigned = {
  id: 'c0000000-0000-4000-8000-000000000001',
  name: 'Unassigned',
  path: '/dashboard/inbox?share=unassigned',
  position: 1,
  version: 1,
};
const myWeek = {
  id: 'c0000000-0000-4000-8000-000000000002',
  name: 'My week',
  path: '/dashboard/tasks?view=week',
  position: 2,
  version: 4,
};

let page: OpenedPage | undefined;
let stored: readonly (typeof unassigned)[];
let calls: readonly BackendCall[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stored = [unassigned, myWeek];
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Opening {
  readonly answers?: Answers;
  readonly person?: Person;
  readonly language?: Language;
}

async function open(address: string, { answers, person, language }: Opening = {}) {
  calls = stubBackend({
    ...inboxAnswers({ conversations: [], thread: [] }),
    ...projectAnswers(),
    'GET /rest/v1/saved_views': () => Response.json(stored),
    'POST /rest/v1/rpc/save_view': ({ body }) => {
      const view = { ...unassigned, ...Object(body) };
      stored = [...stored, view];
      return Response.json(view);
    },
    'POST /rest/v1/rpc/rename_view': ({ body }) => {
      const { name, expected_version } = Object(body);
      stored = stored.map((one) =>
        one.id === Object(body).view ? { ...one, name, version: expected_version + 1 } : one,
      );
      return Response.json(stored.find(({ id }) => id === Object(body).view));
    },
    'POST /rest/v1/rpc/delete_view': ({ body }) => {
      stored = stored.filter(({ id }) => id !== Object(body).view);
      return new Response(null, { status: 204 });
    },
    ...answers,
  });
  page = await openPage(address, person ?? { role: 'team' }, language);
}

const sent = (name: string) =>
  calls.filter(({ path }) => path.endsWith(`/rpc/${name}`)).map(({ body }) => body);

const rail = () => screen.findByRole('list', { name: 'Saved views' });
const button = (name: string) => screen.findByRole('button', { name });

test('the navigation links the saved views in the order of saving, and marks the view of the current page', async () => {
  await open('/dashboard/inbox?share=unassigned');
  const links = within(await rail()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Unassigned', unassigned.path],
    ['My week', myWeek.path],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

test('a saved view is marked while one of its conversations is open, and for any order of its filters', async () => {
  stored = [{ ...unassigned, path: '/dashboard/inbox?share=mine&state=waiting' }];
  await open('/dashboard/inbox/1?state=waiting&share=mine');
  const [link] = within(await rail()).getAllByRole('link');
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('a list whose filters differ from all saved views marks no view', async () => {
  await open('/dashboard/inbox?share=mine');
  for (const link of within(await rail()).getAllByRole('link')) {
    expect(link).not.toHaveAttribute('aria-current');
  }
});

test('the menu of a phone closes when the user chooses a saved view of the current page', async () => {
  const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover');
  await open('/dashboard/inbox');
  await userEvent.click(within(await rail()).getByRole('link', { name: 'Unassigned' }));
  expect(page?.address()).toBe(unassigned.path);
  expect(hide.mock.contexts).toContain((await rail()).closest('[popover]'));
});

test('the navigation of a user without saved views has no heading for saved views', async () => {
  stored = [];
  await open('/dashboard/inbox');
  await button('Save view');
  expect(screen.queryByText('Saved views')).not.toBeInTheDocument();
});

test('a client has no saved views and sends no request for them', async () => {
  await open('/dashboard/projects', { person: { role: 'client' } });
  await screen.findByRole('link', { name: 'Delivery app' });
  expect(screen.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => path.includes('saved_views'))).toEqual([]);
});

async function saveAs(name: string) {
  await userEvent.click(await button('Save view'));
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
}

test.each([
  ['/dashboard/inbox?state=waiting', '/dashboard/inbox?state=waiting'],
  ['/dashboard/inbox?state=nonsense&evil=1', '/dashboard/inbox'],
  ['/dashboard/tasks?who=everyone&show=late&task=1', '/dashboard/tasks?show=late&who=everyone'],
  ['/dashboard/projects?show=waiting', '/dashboard/projects?show=waiting'],
])(
  'on %s, Save view stores only the URL parameters that are filters of the page',
  async (address, path) => {
    await open(address);
    await saveAs('Waiting for clients');
    await waitFor(() =>
      expect(sent('save_view')).toMatchObject([{ name: 'Waiting for clients', path }]),
    );
    expect(
      await within(await rail()).findByRole('link', { name: 'Waiting for clients' }),
    ).toHaveAttribute('href', path);
  },
);

test('Undo removes a view that the user has just saved', async () => {
  await open('/dashboard/inbox?state=closed');
  await saveAs('Closed ones');
  await waitFor(() => expect(page?.toast()).toBe('Saved “Closed ones”Undo'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const [saved] = sent('save_view');
  await waitFor(() => expect(sent('delete_view')).toEqual([{ view: Object(saved).id }]));
  await waitFor(() => expect(page?.toast()).toBe('Undone: Saved “Closed ones”'));
});

test('a view name that is already used shows an error at the field and keeps the typed name', async () => {
  await open('/dashboard/inbox?state=closed', {
    answers: { 'POST /rest/v1/rpc/save_view': () => refused(409, 'PT409') },
  });
  await saveAs('My week');
  const field = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/already have a view/));
  expect(field).toHaveValue('My week');
});

test('saving a twenty-first view shows the reason why the backend rejects the view', async () => {
  await open('/dashboard/inbox?state=closed', {
    answers: { 'POST /rest/v1/rpc/save_view': () => refused(400, 'PT400') },
  });
  await saveAs('One more');
  expect(await screen.findByText(/You have 20 views/)).toBeInTheDocument();
});

test('a retry after a lost response sends the saved view with the same ID', async () => {
  let isFirst = true;
  await open('/dashboard/inbox?state=closed', {
    answers: {
      'POST /rest/v1/rpc/save_view': ({ body }) => {
        if (!isFirst) return Response.json({ ...unassigned, ...Object(body) });
        isFirst = false;
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await saveAs('Closed ones');
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  await within(dialog).findByText(/Not saved/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(sent('save_view')).toHaveLength(2));
  const [first, second] = sent('save_view').map((body) => Object(body).id);
  expect(second).toBe(first);
});

test('a new name for a saved view is stored, and Undo restores the previous name', async () => {
  await open(myWeek.path);
  await userEvent.click(await button('Change view'));
  const dialog = await screen.findByRole('dialog', { name: 'Change view' });
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  expect(field).toHaveValue('My week');
  await userEvent.clear(field);
  await userEvent.type(field, 'Week');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rename view' }));
  expect(await within(await rail()).findByRole('link', { name: 'Week' })).toBeInTheDocument();
  await userEvent.click(await button('Undo'));
  await waitFor(() =>
    expect(sent('rename_view')).toEqual([
      { view: myWeek.id, name: 'Week', expected_version: 4 },
      { view: myWeek.id, name: 'My week', expected_version: 5 },
    ]),
  );
});

test('a new name for a view that was deleted in another tab shows that the view no longer exists', async () => {
  await open(myWeek.path, {
    answers: { 'POST /rest/v1/rpc/rename_view': () => refused(404, 'PT404') },
  });
  await userEvent.click(await button('Change view'));
  const dialog = await screen.findByRole('dialog', { name: 'Change view' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' 2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rename view' }));
  expect(await within(dialog).findByText(/This view was deleted/)).toBeInTheDocument();
});

test('a deleted view disappears from the navigation, and Undo restores the view at its previous position', async () => {
  await open(unassigned.path);
  await userEvent.click(await button('Change view'));
  const dialog = await screen.findByRole('dialog', { name: 'Change view' });
  await userEvent.click(within(dialog).getByText('More'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(page?.toast()).toBe('Deleted “Unassigned”Undo'));
  expect(screen.queryByRole('link', { name: 'Unassigned' })).not.toBeInTheDocument();
  expect(await button('Save view')).toBeInTheDocument();
  await userEvent.click(await button('Undo'));
  const { id, name, path } = unassigned;
  await waitFor(() => expect(sent('save_view')).toEqual([{ id, name, path, place: 1 }]));
});

test('a failed deletion keeps the saved view and shows how to continue', async () => {
  await open(unassigned.path, {
    answers: { 'POST /rest/v1/rpc/delete_view': () => refused(500, 'XX000') },
  });
  await userEvent.click(await button('Change view'));
  const dialog = await screen.findByRole('dialog', { name: 'Change view' });
  await userEvent.click(within(dialog).getByText('More'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete view' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not deleted');
  expect(within(await rail()).getByRole('link', { name: 'Unassigned' })).toBeInTheDocument();
});

test('a view that was saved in another tab appears after a live update', async () => {
  await open('/dashboard/inbox');
  await rail();
  stored = [
    ...stored,
    { ...unassigned, id: 'c3', name: 'Late', path: '/dashboard/projects?show=late' },
  ];
  await queryClient().invalidateQueries({ queryKey: savedViewsQuery.queryKey });
  expect(await within(await rail()).findByRole('link', { name: 'Late' })).toBeInTheDocument();
});

test('the portal search finds a saved view by its name and opens the view', async () => {
  await open('/dashboard/inbox');
  await rail();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'week');
  const group = await screen.findByRole('group', { name: 'Saved views' });
  expect(within(group).getByRole('option', { name: 'My week' })).toHaveAttribute(
    'href',
    myWeek.path,
  );
});

test('the dialog for a saved view has Bengali texts on a Bengali page', async () => {
  await open('/dashboard/inbox', { language: 'bn' });
  await userEvent.click(await button('তালিকা সেভ করুন'));
  expect(await screen.findByRole('dialog', { name: 'তালিকা সেভ করুন' })).toBeInTheDocument();
});

test('getSavedViewPath sorts the filters and omits the open task', () => {
  expect(
    getSavedViewPath('/dashboard/tasks', new URLSearchParams('who=everyone&task=1&show=late')),
  ).toBe('/dashboard/tasks?show=late&who=everyone');
  expect(getSavedViewPath('/dashboard/inbox', {})).toBe('/dashboard/inbox');
});
