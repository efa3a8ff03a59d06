import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expectAccessibleInBothThemes, screenSizes } from '../support/accessibility.ts';
import { seededAccounts } from '../support/accounts.ts';
import {
  getMessageList,
  openConversation,
  sendContactMessage,
  sendReply,
} from '../support/conversations.ts';
import { createConfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';

test.use({ person: 'teamLeader' });

test('the team turns a contact message into a project, whose progress the client follows until its launch', async ({
  page,
  newPageAs,
}) => {
  const title = `An app for deliveries ${randomUUID().slice(0, 8)}`;
  const account = await createConfirmedAccount();
  await sendContactMessage({
    name: 'Rupa Barman',
    email: account.email,
    subject: title,
    message: 'Can you build it?',
  });

  // The leader creates a project from the message and adds the client by their account.
  await openConversation(page, title);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Service').selectOption('App Development');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByText('Edit people').click();
  await page.getByLabel('Add client').fill(account.email);
  await page.getByRole('button', { name: 'Add the client' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: account.email })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a project as its team sees it');

  // The client opens the project from the order history and finds a request.
  const client = await newPageAs(account, { viewport: screenSizes.phone });
  await client.goto('/dashboard/user');
  const orders = client.getByRole('region', { name: 'Order History' });
  await expect(orders.getByRole('listitem')).toContainText('Planned');
  await orders.getByRole('link', { name: title }).click();
  await expect(client.getByText(/started this project as Planned/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Next step' }).selectOption('Waiting for the client');
  await page.getByLabel('What is needed?').fill('Six pictures of the vans');
  await page.getByRole('button', { name: 'Update next step' }).click();
  await expect(client.getByRole('region', { name: 'We need from you' })).toBeVisible();
  await expect(client.getByText('Six pictures of the vans').first()).toBeVisible();
  await expectAccessibleInBothThemes(client, 'a project as its client sees it');

  // The earlier messages are in the project, and the conversation continues.
  await sendReply(page, 'Yes, from next week.');
  await expect(getMessageList(page)).toContainText('Yes, from next week.');

  await expect(getMessageList(client).getByText('Yes, from next week.')).toBeVisible();
  await sendReply(client, 'Thank you.');
  await expect(getMessageList(page).getByText('Thank you.')).toBeVisible();

  const handling = page.getByRole('region', { name: 'Manage project' });
  for (const stage of isExhaustive ? ['Designing', 'Building', 'In review', 'Live'] : ['Live']) {
    await handling.getByLabel('Stage').selectOption(stage);
    await page.getByRole('button', { name: 'Move to this stage' }).click();
    await expect(page.getByText(new RegExp(`moved this to ${stage}`))).toBeVisible();
  }
  await expect(client.getByText(/moved this to Live/)).toBeVisible();
  await expect(client.getByRole('listitem').and(client.locator('[aria-current=step]'))).toHaveText(
    /^Live/,
  );

  // The unit tests of the list and of the overview cover these parts, and the authorisation tests the access.
  if (!isExhaustive) return;
  // A team member outside the project cannot open it by its URL.
  const member = await newPageAs('teamMember');
  await member.goto(client.url());
  await expect(member.getByRole('alert')).toContainText('We can’t find this project.');

  // Other tests change their projects at the same time, so this project is not always the first row.
  await page.goto('/dashboard/projects');
  await page.getByRole('button', { name: 'Last change' }).click();
  const projects = page.getByRole('table', { name: 'Projects' });
  const lastChange = projects.getByRole('columnheader', { name: 'Last change' });
  await expect(lastChange).toHaveAttribute('aria-sort', 'descending');
  await expect(projects.getByRole('rowheader', { name: title })).toBeVisible();
  await expect(async () => {
    const changes = await projects
      .locator('td:last-child time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(changes.length).toBeGreaterThan(1);
    expect(changes).toEqual(changes.toSorted().reverse());
  }).toPass();
  await expectAccessibleInBothThemes(page, 'the list of projects by last change');

  const founder = await newPageAs('founder');
  await founder.goto('/founder-dashboard');
  await founder
    .getByRole('region', { name: 'Projects by stage', exact: true })
    .getByRole('link', { name: /Live$/ })
    .click();
  await founder.getByRole('link', { name: title }).click();
  await expect(founder.getByText(/moved this to Live/)).toBeVisible();
});

/** Deletes tasks by title, because other tests count the open tasks of the leader. Returns their number. */
async function deleteTasks(titles: readonly string[]): Promise<number | undefined> {
  const leader = await createSignedInClient(seededAccounts.teamLeader);
  const { data: tasks } = await leader.from('tasks').select('id, version').in('title', titles);
  for (const { id, version } of tasks ?? []) {
    await leader.rpc('delete_task', { task: id, expected_version: version });
  }
  return tasks?.length;
}

test('the task board keeps the order of two tasks after a drag, a move by keyboard, Undo and a reload', async ({
  page,
  newPageAs,
  expectedConsole,
}) => {
  const title = `Measure the vans ${randomUUID().slice(0, 8)}`;
  await page.goto('/dashboard/tasks?view=project');
  await page.getByRole('button', { name: 'New task' }).click();
  const other = `Wash the vans ${randomUUID().slice(0, 8)}`;
  // A column is in the order of the due dates. Without due dates, the order of new tasks is random.
  for (const [added, due] of [
    [other, '2099-12-30'],
    [title, '2099-12-31'],
  ] as const) {
    await page.getByRole('dialog').getByLabel('Due date').fill(due);
    await page.getByRole('dialog').getByLabel('What needs doing?').fill(added);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText(`Added “${added}”`)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  const cardOn = (where: Page) => where.getByRole('link', { name: title });
  const moveTo = async (where: Page, column: string) => {
    await where.getByRole('button', { name: `More: ${title}` }).click();
    await where.getByRole('combobox', { name: `Move “${title}” to` }).selectOption(column);
  };
  await expect(cardOn(page)).toBeVisible();

  // A task is dropped above another one, moves down by keyboard, and up by Undo. The order stays after a reload.
  const cards = page.getByRole('region', { name: /^To do/ }).getByRole('listitem');
  const card = (name: string) => cards.filter({ hasText: name });
  const expectOrder = (upper: string, lower: string) =>
    expect(async () => {
      const texts = await cards.allTextContents();
      const places = [upper, lower].map((name) => texts.findIndex((text) => text.includes(name)));
      expect(places[0]).toBeGreaterThanOrEqual(0);
      expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    }).toPass();
  // During the drag, a task of another test can push the cards away from the pointer.
  await expect(async () => {
    await card(title).dragTo(card(other), { targetPosition: { x: 20, y: 4 } });
    await expect(page.getByText(new RegExp(`^Moved “${title}” to To do, `))).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expectOrder(title, other);
  await page.getByRole('button', { name: `More: ${title}` }).press('Enter');
  await page.getByRole('button', { name: `Move “${title}” down` }).press('Enter');
  await expectOrder(other, title);
  await expect(cardOn(page)).toBeFocused();
  await page.keyboard.press('z');
  await expect(page.getByText(/^Undone: Moved/)).toBeVisible();
  await page.reload();
  await expectOrder(title, other);
  await deleteTasks(isExhaustive ? [other] : [other, title]);
  await expect(card(other)).toHaveCount(0);

  // The unit tests of the sheet and of the board cover these parts.
  if (!isExhaustive) return;
  await test.step('the title of a task opens its sheet, and Back returns to the title', async () => {
    // Back closes the sheet and returns the focus.
    const opener = cardOn(page);
    await opener.press('Enter');
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toBeFocused();
    await sheet.getByLabel('New item').fill('Draw the doors');
    await page.keyboard.press('Enter');
    await sheet.getByRole('checkbox', { name: 'Draw the doors' }).check();
    await sheet.getByRole('textbox', { name: 'Comment' }).fill('With the mirrors');
    await sheet.getByRole('button', { name: 'Add comment' }).click();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'With the mirrors' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the sheet of a task');
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('§10.30 §10.31 a task move that is offline or conflicts with a colleague’s move shows a notice and changes nothing', async () => {
    expectedConsole.push(/status of 409/, /ERR_INTERNET_DISCONNECTED/);
    const member = await newPageAs('teamMember');
    // Without live updates, the page does not load the other member's change.
    await member.routeWebSocket(/\/realtime\//, () => undefined);
    await member.goto(page.url());
    await expect(cardOn(member)).toBeVisible();
    await moveTo(page, 'Doing');
    await expect(page.getByText(`Moved “${title}” to Doing`)).toBeVisible();
    await moveTo(member, 'Done');
    const alert = member.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(`Someone else changed “${title}” first`);
    await expect(member.getByRole('region', { name: /^Doing/ })).toContainText(title);

    await member.context().setOffline(true);
    await moveTo(member, 'Done');
    const notice = alert.locator('..');
    await expect(notice).toContainText(`Couldn’t move “${title}”.`);
    const offline = member.getByText('You’re offline.');
    await expect(offline).toBeInViewport();
    await member.context().setOffline(false);
    await expect(offline).toHaveCount(0);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(member.getByText(`Moved “${title}” to Done`)).toBeVisible();
    await expect(member.getByRole('region', { name: /^Done/ })).toContainText(title);
  });
});

// The unit tests of repeating tasks cover the form, Undo and the database.
if (isExhaustive) {
  test('completing a monthly task without a project adds the next task only once, also after Undo', async ({
    page,
  }) => {
    const title = `Pay the rent ${randomUUID().slice(0, 8)}`;
    await page.goto('/dashboard/tasks?project=none');
    await page.getByRole('button', { name: 'New task' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Due date').fill('2099-01-31');
    await dialog.getByLabel('Repeats').selectOption('Every month');
    await dialog.getByLabel('What needs doing?').fill(title);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(`Added “${title}”`)).toBeVisible();
    await page.keyboard.press('Escape');

    const row = page.getByRole('listitem').filter({ hasText: title }).filter({ visible: true });
    await expect(row.getByRole('img', { name: 'Repeats: Every month' })).toBeVisible();
    await expect(row).toContainText('31 Jan 2099');
    await expect(row).toContainText('No project');
    const finish = () =>
      row.getByRole('combobox', { name: `Move “${title}” to` }).selectOption('Done');
    const toast = page.getByRole('region', { name: 'Notifications' });
    await finish();
    await expect(toast).toContainText(`Moved “${title}” to Done`);
    await page.keyboard.press('z');
    await expect(toast).toContainText('Undone');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('31 Jan 2099');
    await finish();
    await expect(row).toContainText('28 Feb 2099');
    expect(await deleteTasks([title])).toBe(2);
  });
}
