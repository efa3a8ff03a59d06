import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatTranscriptStorageKey } from '@torsa/shared/contract/names';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shellTexts } from '../copy/document.copy.en.ts';
import { renderAt } from '../testing/render-at.tsx';
import { ChatWidget } from './chat-widget.tsx';

const openButton = () => screen.getByRole('button', { name: /Chat with us/ });
const dialog = () => screen.getByRole('dialog', { name: 'Chat with Torsa' });
const input = () => screen.getByRole('textbox', { name: 'Message' });
const messages = () => within(screen.getByRole('log')).getAllByText(/^(Torsa|You):$/);
const conversation = () => messages().map((sender) => sender.parentElement?.textContent);

const greeting = `Torsa: ${shellTexts.chat.greeting}`;
const reply = `Torsa: ${shellTexts.chat.reply}`;

/** Fires the toggle events of a popover, because Happy DOM has no popovers. `chat.spec.ts` tests real browsers. */
function toggle(newState: 'open' | 'closed') {
  for (const name of ['beforetoggle', 'toggle']) {
    fireEvent(dialog(), Object.assign(new Event(name), { newState }));
  }
}

function openChat() {
  const page = renderAt('/', <ChatWidget />);
  toggle('open');
  return page;
}

test("the chat's buttons open and close its popover by HTML attributes, without scripts", () => {
  renderAt('/', <ChatWidget />);
  expect(dialog()).toHaveAttribute('popover', 'manual');
  expect(openButton()).toHaveAttribute('popovertarget', dialog().id);
  const close = within(dialog()).getByRole('button', { name: 'Close' });
  expect(close).toHaveAttribute('popovertarget', dialog().id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

test('opening the chat shows the greeting and focuses the text field, and closing the chat focuses its button', () => {
  openChat();
  expect(conversation()).toEqual([greeting]);
  expect(input()).toHaveFocus();
  toggle('closed');
  expect(openButton()).toHaveFocus();
});

test('the closed chat has no text field in the document, and the reopened chat shows the unsent text', async () => {
  renderAt('/', <ChatWidget />);
  expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
  toggle('open');
  await userEvent.type(input(), 'Half a');
  toggle('closed');
  expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
  toggle('open');
  expect(input()).toHaveProperty('value', 'Half a');
});

test('the Escape key closes the chat', async () => {
  openChat();
  const hide = vi.spyOn(dialog(), 'hidePopover');
  await userEvent.type(input(), 'Hello{Escape}');
  expect(hide).toHaveBeenCalledOnce();
});

test('the chat header shows the office hours, a telephone link and an email link', () => {
  openChat();
  const head = within(dialog());
  head.getByText('Mon–Sat 10:00–18:30');
  expect(head.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:/);
  expect(head.getByRole('link', { name: 'Write' }).getAttribute('href')).toMatch(/^mailto:/);
});

test('the element that contains the chat messages has the ARIA role log and a label', async () => {
  openChat();
  const log = screen.getByRole('log', { name: 'Conversation' });
  await userEvent.type(input(), 'Good morning{Enter}');
  expect(log.textContent).toContain('Good morning');
});

test.each(['', '   ', '\t'])('§5.14 the chat ignores the blank message %j', async (text) => {
  openChat();
  if (text) fireEvent.change(input(), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(conversation()).toEqual([greeting]);
});

test('the Enter key and the Send button send a chat message and trim its white space', async () => {
  openChat();
  await userEvent.type(input(), '  One  {Enter}');
  expect((input() as HTMLInputElement).value).toBe('');
  await userEvent.type(input(), 'Two');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(conversation().filter((text) => text !== reply)).toEqual([
    greeting,
    'You: One',
    'You: Two',
  ]);
});

test('a chat message that contains HTML tags is shown as plain text', async () => {
  openChat();
  await userEvent.type(input(), '<b>x</b>{Enter}');
  expect(conversation()).toEqual([greeting, 'You: <b>x</b>']);
});

describe('the automatic chat reply', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  function openAtFixedTime() {
    vi.useFakeTimers();
    return openChat();
  }

  function send(text: string) {
    fireEvent.change(input(), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  }

  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('§1.7 §9.6 the automatic chat reply appears one second after a message', () => {
    openAtFixedTime();
    send('Hello');
    wait(999);
    expect(conversation()).toEqual([greeting, 'You: Hello']);
    wait(1);
    expect(conversation()).toEqual([greeting, 'You: Hello', reply]);
  });

  test('each chat message gets an automatic reply', () => {
    openAtFixedTime();
    send('One');
    wait(500);
    send('Two');
    wait(1000);
    expect(conversation()).toEqual([greeting, 'You: One', 'You: Two', reply, reply]);
  });

  test("§11.7 the chat's link to the contact form saves the chat conversation for the form", async () => {
    openAtFixedTime();
    expect(screen.queryByRole('link', { name: 'Continue by message' })).not.toBeInTheDocument();
    send('How much is an app?');
    wait(1000);
    fireEvent.click(screen.getByRole('link', { name: 'Continue by message' }));
    expect(sessionStorage.getItem(chatTranscriptStorageKey)).toBe(
      [greeting, 'You: How much is an app?', reply].join('\n'),
    );
  });

  test('unmounting the chat clears the timer of the automatic reply', () => {
    openAtFixedTime();
    send('Hello');
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
