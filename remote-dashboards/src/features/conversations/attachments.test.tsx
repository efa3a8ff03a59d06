import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { expect, test } from 'vitest';
import type { StoredFile } from '../../api/files.ts';
import { conversation, inboxAnswers, message } from '../../testing/inbox-answers.ts';
import { inboxOf, open, press, reply, useCleanPage } from '../../testing/open-conversation.tsx';
import { openPage } from '../../testing/open-page.tsx';
import { storedFile, stubTransfers, uploadAnswers } from '../../testing/stub-uploads.ts';

useCleanPage();

const attached: StoredFile = {
  ...storedFile,
  project_id: null,
  conversation_id: conversation.id,
  name: 'design.pdf',
  media_type: 'application/pdf',
};
const sentReply = { ...message, id: 'r1', number: 2, kind: 'staff', body: 'See the design.' };

/** Simulates the backend's two lists of files: the files of the unsent message, and the files of sent messages. */
const filesAnswer = (unsent: () => readonly StoredFile[], sent: readonly StoredFile[] = []) => ({
  'GET /rest/v1/files': ({ path }: { readonly path: string }) =>
    Response.json(path.includes('message_id=is.null') ? unsent() : sent),
});

const input = () => document.querySelector('input[type="file"]:not([capture])') as HTMLInputElement;

test('a staff reply is sent with its attached files, which also survive a page reload before the sending', async () => {
  let unsent: readonly StoredFile[] = [attached];
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    ...filesAnswer(() => unsent),
    'POST /rest/v1/rpc/send_reply': () => {
      unsent = [];
      return Response.json(sentReply);
    },
  });
  const files = await screen.findByRole('list', { name: 'Attached files' });
  expect(within(files).getByText('design.pdf')).toBeInTheDocument();
  await userEvent.type(reply(), 'See the design.');
  await press('Reply');
  await waitFor(() => expect(sent('send_reply')).toMatchObject([{ files: [attached.id] }]));
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument(),
  );
});

test('the Reply button does not send a reply while a file is still uploading', async () => {
  const transfers = stubTransfers();
  const unsent: StoredFile[] = [];
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    ...uploadAnswers(unsent),
    ...filesAnswer(() => unsent),
    'POST /rest/v1/rpc/send_reply': () => Response.json(sentReply),
  });
  await screen.findByRole('button', { name: 'Attach files' });
  await userEvent.upload(input(), new File(['abc'], 'design.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(transfers).toHaveLength(1));
  await userEvent.type(reply(), 'See the design.');
  await press('Reply');
  expect((await screen.findByText(/Wait until your files are uploaded/)).textContent).toBe(
    'Not sent yet. Wait until your files are uploaded, or cancel them.',
  );
  expect(sent('send_reply')).toEqual([]);
  act(() => transfers[0]?.answer(200));
  await screen.findByRole('list', { name: 'Attached files' });
  await press('Reply');
  await waitFor(() => expect(sent('send_reply')).toMatchObject([{ files: [unsent[0]?.id] }]));
});

test('the Send button sends an internal note without the attached files, which remain attached to the next reply', async () => {
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    ...filesAnswer(() => [attached]),
    'POST /rest/v1/rpc/add_note': () => Response.json({ ...sentReply, kind: 'note' }),
  });
  await screen.findByRole('list', { name: 'Attached files' });
  await userEvent.click(screen.getByRole('tab', { name: /^Note/ }));
  expect(screen.queryByRole('button', { name: 'Attach files' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'Wait.');
  await press('Add note');
  await waitFor(() => expect(sent('add_note')).toHaveLength(1));
  expect(sent('add_note')[0]).not.toHaveProperty('files');
  await userEvent.click(screen.getByRole('tab', { name: /^Reply/ }));
  expect(await screen.findByRole('list', { name: 'Attached files' })).toBeInTheDocument();
});

test('the user can remove an attached file before sending the message', async () => {
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    ...filesAnswer(() => [attached]),
    'POST /rest/v1/rpc/remove_file': () => Response.json({}),
  });
  await screen.findByRole('list', { name: 'Attached files' });
  await press('Remove design.pdf');
  await waitFor(() => expect(sent('remove_file')).toEqual([{ id: attached.id }]));
});

test('a message shows its attached files, and a card shows all files of the conversation', async () => {
  await open({
    ...inboxAnswers(inboxOf()),
    ...filesAnswer(() => [], [{ ...attached, message_id: message.id }]),
  });
  const thread = within(screen.getByRole('list', { name: 'Messages' }));
  expect(
    await thread.findByRole('button', { name: 'Download design.pdf, 2.1 MB' }),
  ).toBeInTheDocument();
  const card = within(await screen.findByRole('region', { name: 'Files' }));
  expect(card.getByRole('button', { name: 'Download design.pdf, v1' })).toBeInTheDocument();
});

test('a client’s message is sent with its attached files', async () => {
  const calls = stubBackend({
    ...inboxAnswers(inboxOf()),
    ...filesAnswer(() => [attached]),
    'POST /rest/v1/rpc/write_to_conversation': () => Response.json({ ...message, number: 2 }),
  });
  const page = await openPage(`/dashboard/messages/${conversation.id}`, {});
  await screen.findByRole('list', { name: 'Attached files' });
  await userEvent.type(reply(), 'Here it is.');
  await press('Reply');
  const written = () => calls.filter(({ path }) => path.endsWith('/write_to_conversation'));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toMatchObject({ body: 'Here it is.', files: [attached.id] });
  page.stop();
});
