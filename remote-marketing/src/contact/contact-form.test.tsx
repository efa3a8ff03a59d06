import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { openPage } from '@torsa/shared/testing/render-page';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { listFieldNames } from '@torsa/shared/ui/form/fields';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../routes.ts';
import { contactFields } from './contact-message.ts';
import {
  accepted,
  field,
  fillIn,
  network,
  openForm,
  sendButton,
  toast,
  useFreshForm,
} from './testing/contact-form.tsx';

/** The error texts, with a marker that no other text contains. */
const messages = {
  nameMissing: '',
  emailMissing: '',
  emailMalformed: '',
  messageMissing: '',
  tooLong: icu('{limit, number}'),
};

function control(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`form [name="${name}"]`);
  if (!found) throw new Error(`There is no control ${name}.`);
  return found;
}
/** The idempotency key of each sent message, oldest first. */
const keysSent = () =>
  network.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

useFreshForm();

test('§3.1 §7.6 §8.14 the contact form sends the message and becomes empty', async () => {
  network.mockResolvedValue(accepted());
  const before = { url: 'https://torsa.example/services/apps' };
  vi.stubGlobal('navigation', { currentEntry: { index: 1 }, entries: () => [before] });
  await openForm('/contact?subject=App+Development');
  const user = await fillIn();
  await user.click(sendButton());

  await waitFor(() => expect(sendButton().textContent).toBe('Send Message'));
  expect(field(/Message/).value).toBe('');
  expect(field(/Subject/).value).toBe('');
  await waitFor(() =>
    expect(toast()).toBe("Message Sent!Thank you for contacting us. We'll get back to you soon."),
  );

  expect(network).toHaveBeenCalledOnce();
  const [url, init] = network.mock.calls[0] ?? [];
  expect(String(url)).toMatch('/rest/v1/contact_messages');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    name: 'Rupa Sen',
    email: 'rupa@example.org',
    subject: 'App Development',
    message: 'A site for our homestay.',
  });
  expect(new Headers(init?.headers).get('source-page')).toBe('/services/apps');
});

test('§5.2 the contact form sends a message without a subject', async () => {
  network.mockResolvedValue(accepted());
  await openForm();
  const user = await fillIn();
  await user.click(sendButton());
  await waitFor(() => expect(network).toHaveBeenCalledOnce());
  const [, init] = network.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toMatchObject({ name: 'Rupa Sen', subject: '' });
});

test.each([
  [
    'en',
    'a sent message',
    accepted,
    'status',
    /^We received your message at \d\d:\d\d\. .* to rupa@example\.org/,
  ],
  ['bn', 'a sent message', accepted, 'status', /^[০-৯]{2}:[০-৯]{2}-এ .* rupa@example\.org ঠিকানায়/],
  [
    'en',
    'a rejected message',
    () => new Response(null, { status: 503 }),
    'alert',
    /not sent, but your text is still here/,
  ],
  [
    'bn',
    'a rejected message',
    () => new Response(null, { status: 503 }),
    'alert',
    /^বার্তাটি পাঠানো গেল না, তবে/,
  ],
] as const)(
  '§10.51 in the language %s, the notice after %s stays visible for ten seconds',
  async (...of) => {
    const [language, , answer, role, words] = of;
    network.mockImplementation(async () => answer());
    const restoreTimers = speedUpTimers();
    await openPage(routes, '/contact', { language });
    for (const [name, value] of [
      ['name', 'Rupa'],
      ['email', 'rupa@example.org'],
      ['message', 'A site.'],
    ] as const) {
      fireEvent.input(control(name), { target: { value } });
    }
    fireEvent.submit(screen.getByRole('form'));
    const notice = await screen.findByRole(role);
    restoreTimers();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(notice.isConnected).toBe(true);
    expect(notice.textContent).toMatch(words);
  },
);

test('§10.52 after a message was sent, the focus moves to the button for another message', async () => {
  network.mockResolvedValue(accepted());
  await openForm('/contact?subject=App+Development');
  const user = await fillIn();
  await user.click(sendButton());
  const another = await screen.findByRole('button', { name: 'Write another' });
  await waitFor(() => expect(another).toHaveFocus());
  await user.click(another);
  await waitFor(() => expect(field(/Name/)).toHaveFocus());
  expect(screen.queryByText(/We received your message/)).not.toBeInTheDocument();
  expect(field(/Subject/).value).toBe('App Development');
});

test('a contact form that exceeds the rate limit shows when the visitor can send again, and keeps the message', async () => {
  const refusal = {
    code: 'PT429',
    message: 'Please wait ten minutes.',
    details: 'retry_after=540',
  };
  network.mockResolvedValue(Response.json(refusal, { status: 429 }));
  await openForm();
  const user = await fillIn();
  await user.click(sendButton());
  expect(await screen.findByText(/Try again in 9 minutes \(at \d\d:\d\d\)/)).toBeInTheDocument();
  expect(field(/Message/).value).toBe('A site for our homestay.');
});

test('every contact form field has an input element, is sent to the backend, and is saved in the draft', async () => {
  network.mockResolvedValue(new Response(null, { status: 503 }));
  await openForm();
  const names = listFieldNames(contactFields(messages, createI18n('en')));
  const texts = Object.fromEntries(names.map((name) => [name, `${name}@example.org`]));
  for (const name of names) fireEvent.input(control(name), { target: { value: texts[name] } });
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(network).toHaveBeenCalledOnce());
  expect(JSON.parse(String(network.mock.calls[0]?.[1]?.body))).toEqual(texts);
  const [kept = ''] = Object.keys(localStorage).filter((key) => key.startsWith('torsa.draft.'));
  expect(JSON.parse(localStorage.getItem(kept) ?? '')).toMatchObject({
    typed: texts,
    sent: { message: texts },
  });
});

test('§4.15 the contact form ignores clicks and the Enter key while it sends a message', async () => {
  let answer = (_response: Response) => {};
  network.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await openForm();
  const user = await fillIn();
  await user.dblClick(sendButton());
  await user.type(field(/Name/), '{Enter}');
  await waitFor(() => expect(network).toHaveBeenCalled());

  expect(sendButton().textContent).toBe('Sending...');
  expect(sendButton()).toHaveAttribute('aria-busy', 'true');
  expect(network).toHaveBeenCalledOnce();

  answer(accepted());
  await waitFor(() => expect(sendButton().textContent).toBe('Send Message'));
});

test.each([
  [
    'the backend rejects the message',
    () => Promise.resolve(Response.json({ message: 'no' }, { status: 400 })),
  ],
  [
    'a login page of the Wi-Fi network answers instead of the backend',
    () => Promise.resolve(new Response('<!doctype html><title>Log in to this Wi-Fi</title>')),
  ],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  '§4.16 §8.1 §8.13 if %s, the contact form keeps its texts and can be sent again',
  async (_case, answer) => {
    network.mockImplementation(answer);
    await openForm();
    const user = await fillIn();
    await user.click(sendButton());
    await waitFor(() => expect(network).toHaveBeenCalledOnce());
    await waitFor(() => expect(sendButton().textContent).toBe('Send Message'));
    await waitFor(() =>
      expect(toast()).toBe('Error Sending MessageSomething went wrong. Please try again later.'),
    );
    expect(field(/Name/).value).toBe('Rupa Sen');
    expect(field(/Message/).value).toBe('A site for our homestay.');

    network.mockResolvedValue(accepted());
    await user.click(sendButton());
    await waitFor(() => expect(field(/Message/).value).toBe(''));
    // The backend may have stored the first message, although its response was lost.
    expect(keysSent()[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keysSent()[1]).toBe(keysSent()[0]);
  },
);

test('a contact message gets a new idempotency key after a change and after a successful submission', async () => {
  network.mockResolvedValueOnce(Response.json({ message: 'no' }, { status: 503 }));
  network.mockImplementation(() => Promise.resolve(accepted()));
  await openForm();
  const user = await fillIn();
  await user.click(sendButton());
  await waitFor(() => expect(toast()).toMatch('Error'));
  await user.type(field(/Message/), ' Soon.');
  await user.click(sendButton());
  await waitFor(() => expect(field(/Message/).value).toBe(''));
  // While the form is busy, a click on the button does nothing.
  const again = await screen.findByRole('button', { name: 'Send Message' });
  // Sets the value directly, because `type` would continue at the old caret position.
  field(/Name/).value = 'Rupa Sen';
  field(/Email/).value = 'rupa@example.org';
  field(/Message/).value = 'A site for our homestay. Soon.';
  await user.click(again);
  await waitFor(() => expect(field(/Message/).value).toBe(''));
  expect(new Set(keysSent()).size).toBe(3);
});

test('§5.1 invalid contact fields show errors, and the first invalid field gets the focus', async () => {
  await openForm();
  const user = userEvent.setup();
  await user.type(field(/Name/), 'Rupa Sen');
  await user.type(field(/Email/), 'rupa');
  await user.click(sendButton());

  expect(field(/Email/)).toHaveFocus();
  expect(descriptionOf(field(/Email/))).toMatch(/such as name@example.com/);
  expect(descriptionOf(field(/Message/))).toBe('Enter a message.');
  expect(field(/Name/).hasAttribute('aria-invalid')).toBe(false);
  expect(network).not.toHaveBeenCalled();

  await user.type(field(/Email/), '@example.org');
  expect(field(/Email/).hasAttribute('aria-invalid')).toBe(false);
});

function descriptionOf(control: HTMLElement) {
  const id = control.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}

test('the contact form shows when the browser goes offline and online again', async () => {
  await openForm();
  const note = () => screen.queryByText(/You are offline/);
  expect(note()).toBeNull();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(note()).not.toBeNull();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(note()).toBeNull();
});
