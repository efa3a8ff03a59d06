import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import { createCompany } from '@torsa/shared/contract/company/create-company';
import { chatTranscriptStorageKey } from '@torsa/shared/contract/names';
import { openPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import {
  accepted,
  field,
  fillIn,
  network,
  openForm,
  sendButton,
  useFreshForm,
} from './testing/contact-form.tsx';

useFreshForm();

test('§10.3 §10.53 the contact form prefills a logged-in user’s name and email, editable and not saved in the draft', async () => {
  const user = { id: 'asha', email: 'asha@client.test', fullName: 'Asha Roy' };
  await openForm();
  expect(screen.queryByText(/another address/)).not.toBeInTheDocument();
  await userEvent.type(field(/Name/), 'A. Roy');
  act(() => useAuth.setState({ session: { status: 'signedIn', user, role: 'user' } }));
  expect(field(/Name/).value).toBe('A. Roy');
  expect(field(/Email/).value).toBe('asha@client.test');
  expect(screen.getByText('You are logged in as Asha Roy.')).toBeInTheDocument();
  expect(
    screen.getByText('If you enter another address, you will get our answers only by email.'),
  ).toBeInTheDocument();
  await userEvent.type(field(/Message/), 'Hi');
  expect(JSON.stringify(localStorage)).toContain('A. Roy');
  expect(JSON.stringify(localStorage)).not.toContain('asha@client.test');
  await userEvent.clear(field(/Email/));
  expect(field(/Email/).value).toBe('');
});

test('a contact draft is shown again only to its author, not to the next user of the browser', async () => {
  const asha = { id: 'asha', email: 'asha@client.test', fullName: 'Asha Roy' };
  const binu = { id: 'binu', email: 'binu@client.test', fullName: 'Binu Das' };
  const logIn = (user: typeof asha) =>
    act(() => useAuth.setState({ session: { status: 'signedIn', user, role: 'user' } }));
  logIn(asha);
  await openForm();
  await userEvent.type(field(/Message/), 'A private plan.');
  act(() => useAuth.setState({ session: { status: 'signedOut' } }));
  expect(field(/Message/).value).toBe('');
  expect(field(/Email/).value).toBe('');
  logIn(binu);
  expect(field(/Message/).value).toBe('');
  expect(field(/Email/).value).toBe('binu@client.test');
  logIn(asha);
  expect(field(/Message/).value).toBe('A private plan.');
});

test('a draft that a visitor typed before a login is still in the contact form after the login', async () => {
  const user = { id: 'asha', email: 'asha@client.test', fullName: 'Asha Roy' };
  await openForm();
  await userEvent.type(field(/Message/), 'A site for a school.');
  cleanup();
  useAuth.setState({ session: { status: 'signedIn', user, role: 'user' } });
  await openForm();
  expect(field(/Message/).value).toBe('A site for a school.');
  act(() => useAuth.setState({ session: { status: 'signedOut' } }));
  expect(field(/Message/).value).toBe('');
});

test('§10.54 the contact page shows job applicants the job title and the email address for their CV', async () => {
  await openForm('/contact?subject=Application%3A+AI%2FML+Engineer');
  expect(screen.getByText('You are applying as AI/ML Engineer.')).toBeInTheDocument();
  const mail = screen.getAllByRole('link', { name: createCompany('en').careersEmail });
  expect(mail[0]?.getAttribute('href')).toBe(`mailto:${createCompany('en').careersEmail}`);
  cleanup();
  await openForm('/contact?subject=Application%3A+King');
  expect(screen.queryByText(/You are applying/)).not.toBeInTheDocument();
});

test('a link to the contact form with another subject replaces a prefilled subject but not a typed subject', async () => {
  const { navigate } = await openPage(routes, '/contact?subject=Apps');
  await navigate('/contact?subject=Templates');
  expect(field(/Subject/).value).toBe('Templates');
  await userEvent.type(field(/Subject/), ' for my shop');
  await navigate('/contact?subject=Apps');
  expect(field(/Subject/).value).toBe('Templates for my shop');
});

test('a prefilled subject is not saved in the contact draft', async () => {
  await openForm('/contact?subject=App+Development');
  await fillIn();
  cleanup();
  await openForm('/contact?subject=AI+Tools');
  expect(field(/Name/).value).toBe('Rupa Sen');
  expect(field(/Subject/).value).toBe('AI Tools');
});

test('a long subject in a link to the contact form is cut off at the database’s length limit', async () => {
  await openForm(`/contact?subject=${'a'.repeat(500)}`);
  expect(field(/Subject/).value).toBe('a'.repeat(150));
});

test('the contact form restores the draft when the visitor opens the page again', async () => {
  await openForm();
  await fillIn();
  cleanup();
  await openForm('/contact?subject=App+Development');
  expect(field(/Name/).value).toBe('Rupa Sen');
  expect(field(/Message/).value).toBe('A site for our homestay.');
  expect(field(/Subject/).value).toBe('App Development');
});

test('the contact form is empty when the visitor opens it after sending a message', async () => {
  network.mockResolvedValue(accepted());
  await openForm();
  const user = await fillIn();
  await user.click(sendButton());
  await waitFor(() => expect(field(/Message/).value).toBe(''));
  cleanup();
  await openForm();
  expect(field(/Message/).value).toBe('');
});

const said = '\n\n--- Chat ---\nYou: How much is an app?';

test('§11.7 the contact form appends the chat transcript to the message until the message is sent', async () => {
  network.mockResolvedValue(accepted());
  sessionStorage.setItem(chatTranscriptStorageKey, 'You: How much is an app?');
  await openForm();
  expect(field(/Message/).value).toBe(said);
  cleanup();
  await openForm();
  expect(field(/Message/).value).toBe(said);
  const user = userEvent.setup({ delay: null });
  await user.type(field(/Name/), 'Rupa Sen');
  await user.type(field(/Email/), 'rupa@example.org');
  await user.click(sendButton());
  await waitFor(() => expect(field(/Message/).value).toBe(''));
  expect(sessionStorage.getItem(chatTranscriptStorageKey)).toBeNull();
  cleanup();
  await openForm();
  expect(field(/Message/).value).toBe('');
});

test('text that the visitor adds to the chat transcript is saved together with the transcript', async () => {
  sessionStorage.setItem(chatTranscriptStorageKey, 'You: How much is an app?');
  await openForm();
  await userEvent.type(field(/Message/), ' For Android.');
  cleanup();
  await openForm();
  expect(field(/Message/).value).toBe(`${said} For Android.`);
});

test('an open contact form appends the chat transcript when the visitor clicks the link in the chat', async () => {
  const { navigate } = await openPage(routes, '/contact');
  sessionStorage.setItem(chatTranscriptStorageKey, 'You: How much is an app?');
  await navigate('/contact');
  expect(field(/Message/).value).toBe(said);
});
