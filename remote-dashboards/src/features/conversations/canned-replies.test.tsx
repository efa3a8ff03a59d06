import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { inboxAnswers, refused } from '../../testing/inbox-answers.ts';
import { inboxOf, open, press, reply, useCleanPage } from '../../testing/open-conversation.tsx';

useCleanPage();

const insert = async (title: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), title);

test('a chosen canned reply is appended to the text in the reply box', async () => {
  await open(inboxAnswers(inboxOf()));
  await userEvent.type(reply(), 'Dear Rupa,');
  await insert('Thanks');
  expect(reply()).toHaveProperty('value', 'Dear Rupa,\n\nThank you for writing.');
});

test('the user can save the text in the reply box as a named canned reply', async () => {
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/save_canned_reply': () => Response.json({}),
  });
  await userEvent.type(reply(), 'We open at ten.');
  await press('Save as template');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Template name' })).toHaveFocus());
  await userEvent.keyboard(' Hours ');
  await press('Save template');
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Template name' })).not.toBeInTheDocument(),
  );
  expect(sent('save_canned_reply')).toEqual([{ title: 'Hours', body: 'We open at ten.' }]);
  expect(reply()).toHaveProperty('value', 'We open at ten.');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Template' })).toHaveFocus());
});

test('saving an edited canned reply sends the loaded version, and a rejected edit keeps the text', async () => {
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/save_canned_reply': () => refused(409, 'PT409'),
  });
  await insert('Thanks');
  await press('Edit “Thanks”');
  const text = screen.getByRole('textbox', { name: 'Template text' });
  await userEvent.type(text, ' Soon more.');
  await press('Save template');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'changed or deleted this template',
  );
  expect(text).toHaveProperty('value', 'Thank you for writing. Soon more.');
  expect(sent('save_canned_reply')).toMatchObject([
    { id: 'c1', expected_version: 1, title: 'Thanks', body: 'Thank you for writing. Soon more.' },
  ]);
});

test('the Delete button of a canned reply deletes the reply in the backend and in the list', async () => {
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/delete_canned_reply': () => new Response(null, { status: 204 }),
  });
  await insert('Thanks');
  await press('Edit “Thanks”');
  await press('Delete template');
  await waitFor(() => expect(sent('delete_canned_reply')).toEqual([{ id: 'c1' }]));
  expect(await screen.findByRole('combobox', { name: 'Template' })).toBeInTheDocument();
});
