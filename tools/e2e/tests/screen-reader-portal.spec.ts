import { expect, test } from '../support/signed-in.ts';

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
  - checkbox "Write an internal note instead"
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
        - link "Messages"
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
} as const;

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
});
