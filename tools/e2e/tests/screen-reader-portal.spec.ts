import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, test } from '../support/signed-in.ts';
import { sampleTaskRow } from '../support/task-row.ts';

/** Expected accessibility trees of portal pages; the conversation is from the seed data. */
const portal = {
  inbox: `
- main:
  - navigation "Portal":
    - list:
      - listitem:
        - link "Overview"
      - listitem:
        - link /^Inbox/
  - heading "Inbox" [level=1]
  - combobox "State"
  - combobox "Assigned to"
  - searchbox "Search"
  - status: Showing 1 conversation.
  - list "Conversations":
    - listitem:
      - checkbox "Select Local Client, The invoice of October"
      - link "Local Client, The invoice of October"
      - time
      - text: assigned to Local Team Member`,
  conversation: `
- main:
  - navigation "Portal"
  - link "All conversations"
  - heading "The invoice of October" [level=1]
  - list "Messages":
    - listitem:
      - time
    - listitem:
      - paragraph:
        - text: Local Client ·
        - time
      - paragraph: Could you send the invoice of October again?
    - listitem:
      - paragraph:
        - text: Internal note · Local Team Member ·
        - time
      - paragraph: Asked the accountant.
  - tablist "Kind of message":
    - tab "Reply" [selected]
    - tab "Note"
  - tabpanel "Reply":
    - textbox "Your reply"
    - button "Reply"
    - button "Send and close"
  - region "Details":
    - heading "Details" [level=2]
    - combobox "Assignee"
    - button "Mark as spam"
  - region "About the sender":
    - heading "About the sender" [level=2]
    - paragraph: Local Client
    - paragraph: Client. This email address is confirmed.
  - region "Other conversations":
    - heading "Other conversations" [level=2]`,
  messages: `
- main:
  - navigation "Portal":
    - list:
      - listitem:
        - link /^Messages/
  - heading "Messages" [level=1]
  - button "Write to us"
  - list "Conversations":
    - listitem:
      - link "The invoice of October"
      - time
      - text: Your turn`,
  'my conversation': `
- main:
  - link "All messages"
  - heading "The invoice of October" [level=1]
  - text: Your turn
  - list "Messages":
    - listitem:
      - paragraph:
        - text: Local Client ·
        - time
    - listitem:
      - paragraph:
        - text: Local Team Member ·
        - time
      - paragraph: "Of course: you have it by tomorrow."
  - textbox "Your reply"
  - button "Reply"`,
  'first message': `
- main:
  - heading "Messages" [level=1]
  - textbox "Subject (optional)"
  - textbox "Your message"
  - button "Send message"`,
  board: `
- main:
  - heading "Tasks" [level=1]
  - group "View":
    - button "Board" [pressed]
  - group "Who":
    - button "Mine" [pressed]
  - region /^To do 1/:
    - heading /^To do/ [level=2]
    - list /^To do/:
      - listitem:
        - link "Fold the menus, 1 of 1"
        - 'button "More: Fold the menus"'
        - paragraph: /Client website relaunch/
    - button "+ Add task"
  - region /^Doing 0/:
    - heading /^Doing/ [level=2]
    - paragraph: No tasks
  - region /^Done 1/:
    - heading /^Done/ [level=2]
    - list /^Done/:
      - listitem`,
  week: `
- main:
  - group "View":
    - button "Week" [pressed]
  - button "Previous week"
  - button "Next week"
  - region "Unplanned":
    - heading "Unplanned" [level=3]
    - paragraph: Every task has a day.
  - region "Week":
    - table:
      - rowgroup:
        - row:
          - columnheader "Who"
          - columnheader "Mon, 27 Jan"
      - rowgroup:
        - row /^Local Team Member/:
          - rowheader /^Local Team Member/
          - cell:
            - list:
              - listitem:
                - link "Late · Fold the menus"
                - combobox "Move “Fold the menus” to"
              - listitem:
                - link "Done · Print the menus"`,
} as const;

const task = { ...sampleTaskRow, project: { title: 'Client website relaunch' } };
const finished = {
  ...task,
  id: '8a1f0000-0000-4000-8000-000000000002',
  title: 'Print the menus',
  state: 'done',
};

test.use({ person: 'teamMember' });

test('§10.8 a screen reader can read the inbox, a conversation and the client’s view of the conversation', async ({
  page,
  newPageAs,
}) => {
  // On a wide screen the list would be in the tree a second time.
  await page.setViewportSize({ width: 800, height: 900 });
  const id = '00000000-0000-4000-8000-000000000102';
  await page.goto('/dashboard/inbox?state=waiting&q=The%20invoice%20of%20October');
  await expect(page.locator('body')).toMatchAriaSnapshot(portal.inbox);
  await page.goto(`/dashboard/inbox/${id}`);
  await expect(page.locator('body')).toMatchAriaSnapshot(portal.conversation);
  const client = await newPageAs('client');
  await client.goto('/dashboard/messages');
  await expect(client.locator('body')).toMatchAriaSnapshot(portal.messages);
  await client.goto(`/dashboard/messages/${id}`);
  await expect(client.locator('body')).toMatchAriaSnapshot(portal['my conversation']);
  await client.goto('/dashboard/messages');
  await client.getByRole('button', { name: 'Write to us' }).click();
  await expect(client.locator('body')).toMatchAriaSnapshot(portal['first message']);
});

if (isExhaustive) {
  test('§10.8 a screen reader can read the board and the week of the tasks', async ({ page }) => {
    await page.route('**/rest/v1/tasks?*', (route) => {
      // The week also reads the open tasks without a day, and those of earlier weeks.
      const isOther = /due_on=(is\.null|lt\.)/.test(route.request().url());
      return route.fulfill({ json: isOther ? [] : [task, finished] });
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/dashboard/tasks?view=board');
    await expect(page.locator('body')).toMatchAriaSnapshot(portal.board);
    await page.goto('/dashboard/tasks?view=week&week=2020-01-27');
    await expect(page.locator('body')).toMatchAriaSnapshot(portal.week);
    const title = page.getByText('Print the menus', { exact: true });
    await expect(title).toHaveCSS('text-decoration-line', 'none');
  });
}
