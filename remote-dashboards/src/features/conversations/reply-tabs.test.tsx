import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { inboxAnswers, message, refused } from '../../testing/inbox-answers.ts';
import {
  inboxOf,
  leave,
  open,
  press,
  reply,
  toast,
  useCleanPage,
} from '../../testing/open-conversation.tsx';

useCleanPage();

const note = () => screen.getByRole('textbox', { name: 'Your note' });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const sentNote = { ...message, number: 2, kind: 'note', internal: true };
const sentReply = { ...message, number: 2, kind: 'staff', body: 'From ₹40,000.' };

const openWithAnswers = () =>
  open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/add_note': ({ body }) =>
      Response.json({ ...sentNote, body: Reflect.get(Object(body), 'body') }),
    'POST /rest/v1/rpc/send_reply': () => Response.json(sentReply),
  });

test('the tabs for a reply and a note keep separate texts, and each tab sends only its own text', async () => {
  const { sent } = await openWithAnswers();
  await userEvent.type(reply(), 'From ₹40,000.');
  await userEvent.click(screen.getByRole('tab', { name: /^Note/ }));
  expect(note()).toHaveProperty('value', '');
  await userEvent.type(note(), 'They never pay.');
  await userEvent.click(screen.getByRole('tab', { name: /^Reply/ }));
  expect(reply()).toHaveProperty('value', 'From ₹40,000.');
  await userEvent.click(screen.getByRole('tab', { name: /^Note/ }));
  expect(note()).toHaveProperty('value', 'They never pay.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(note()).toHaveProperty('value', ''));
  expect(selectedTab()).toBe('Note');
  await userEvent.click(screen.getByRole('tab', { name: /^Reply/ }));
  await press('Reply');
  await waitFor(() => expect(reply()).toHaveProperty('value', ''));
  expect(sent('add_note')).toMatchObject([{ body: 'They never pay.' }]);
  expect(sent('send_reply')).toMatchObject([{ body: 'From ₹40,000.' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('an unselected tab shows the word “Draft” until its draft is deleted', async () => {
  await openWithAnswers();
  expect(screen.getByRole('tab', { name: 'Note' })).toBeInTheDocument();
  await userEvent.type(reply(), 'From ₹40,000.');
  expect(screen.getByRole('tab', { name: 'Reply' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
  expect(screen.getByRole('tab', { name: 'Reply Draft' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Reply Draft' }));
  await userEvent.clear(reply());
  await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
  expect(screen.getByRole('tab', { name: 'Reply' })).toBeInTheDocument();
});

test('a page reload selects the Note tab again if it contains an unsent note', async () => {
  await openWithAnswers();
  await userEvent.keyboard('n');
  await userEvent.keyboard('They never pay.');
  leave();
  document.body.replaceChildren();
  await openWithAnswers();
  expect(selectedTab()).toBe('Note');
  expect(note()).toHaveProperty('value', 'They never pay.');
  await userEvent.click(screen.getByRole('tab', { name: /^Reply/ }));
  expect(reply()).toHaveProperty('value', '');
});

test('a note that fails after the user has switched to the Reply tab stays in the Note tab and is not sent as a reply', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/add_note': () => answered,
  });
  await userEvent.keyboard('n');
  await userEvent.keyboard('They never pay.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent('add_note')).toHaveLength(1));
  await userEvent.click(screen.getByRole('tab', { name: /^Reply/ }));
  expect(reply()).toHaveProperty('value', '');
  answer(refused(503, 'PGRST000'));
  await waitFor(() => expect(toast()).toMatch(/^Not sent: /));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent('send_reply')).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: /^Note/ }));
  expect(note()).toHaveProperty('value', 'They never pay.');
});

test('the keys n and r select the Note and the Reply tab and move the focus to the text field', async () => {
  await openWithAnswers();
  await userEvent.keyboard('n');
  expect(note()).toHaveFocus();
  await userEvent.keyboard('rn{Escape}');
  expect(note()).toHaveProperty('value', 'rn');
  await userEvent.keyboard('r');
  expect(reply()).toHaveFocus();
  await userEvent.keyboard('{Escape}r');
  expect(reply()).toHaveFocus();
});

test('the arrow keys select the other tab, and the focus stays in the tab list', async () => {
  await openWithAnswers();
  const tabs = within(screen.getByRole('tablist', { name: 'Kind of message' }));
  tabs.getByRole('tab', { name: /^Reply/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tabs.getByRole('tab', { name: /^Note/ })).toHaveFocus();
  expect(note()).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(tabs.getByRole('tab', { name: /^Reply/ })).toHaveFocus();
});
