import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { en } from '../messages/en.ts';
import { inLanguage, renderIn } from '../testing/render-in.tsx';
import { ChatWidget } from './chat-widget.tsx';

const openButton = () => screen.getByRole('button', { name: 'Chat with us' });
const dialog = () => screen.getByRole('dialog', { name: 'Chat with Torsa' });
const input = () => screen.getByRole('textbox', { name: 'Message' });
const messages = () => within(screen.getByRole('log')).getAllByText(/^(Torsa|You):$/);
const conversation = () => messages().map((sender) => sender.parentElement?.textContent);

const greeting = `Torsa: ${en.chat.greeting}`;
const reply = `Torsa: ${en.chat.reply}`;

test('is closed at first', () => {
  renderIn(<ChatWidget />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(openButton().getAttribute('aria-expanded')).toBe('false');
});

test('opens with the greeting, ready to type', async () => {
  renderIn(<ChatWidget />);
  await userEvent.click(openButton());
  const close = screen.getByRole('button', { name: 'Close chat' });
  expect(close.getAttribute('aria-expanded')).toBe('true');
  expect(close.getAttribute('aria-controls')).toBe(dialog().id);
  expect(conversation()).toEqual([greeting]);
  expect(document.activeElement).toBe(input());
});

test('messages are announced: they are in a log with a name', async () => {
  renderIn(<ChatWidget />);
  await userEvent.click(openButton());
  const log = screen.getByRole('log', { name: 'Conversation' });
  await userEvent.type(input(), 'Good morning{Enter}');
  expect(log.textContent).toContain('Good morning');
});

test.each(['', '   ', '\t'])('a blank message %j is ignored', async (text) => {
  renderIn(<ChatWidget />);
  await userEvent.click(openButton());
  if (text) fireEvent.change(input(), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(conversation()).toEqual([greeting]);
});

test('a message is sent by Enter and by the button, without the space around it', async () => {
  renderIn(<ChatWidget />);
  await userEvent.click(openButton());
  await userEvent.type(input(), '  One  {Enter}');
  expect((input() as HTMLInputElement).value).toBe('');
  await userEvent.type(input(), 'Two');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(conversation()).toEqual([greeting, 'You: One', 'You: Two']);
});

test('what looks like markup is text', async () => {
  renderIn(<ChatWidget />);
  await userEvent.click(openButton());
  await userEvent.type(input(), '<b>x</b>{Enter}');
  expect(conversation()).toEqual([greeting, 'You: <b>x</b>']);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Close chat' }))],
])('%s closes it, and the focus is on the button', async (_, close) => {
  renderIn(<ChatWidget />);
  await userEvent.click(openButton());
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(openButton());
});

test('the conversation is still there when it is opened again', async () => {
  renderIn(<ChatWidget />);
  await userEvent.click(openButton());
  await userEvent.type(input(), 'Hello{Enter}{Escape}');
  await userEvent.click(openButton());
  expect(conversation()).toEqual([greeting, 'You: Hello']);
});

describe('the reply', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  function openChat() {
    vi.useFakeTimers();
    const view = renderIn(<ChatWidget />);
    fireEvent.click(openButton());
    return view;
  }

  function send(text: string) {
    fireEvent.change(input(), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  }

  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('comes after a second', () => {
    openChat();
    send('Hello');
    wait(999);
    expect(conversation()).toEqual([greeting, 'You: Hello']);
    wait(1);
    expect(conversation()).toEqual([greeting, 'You: Hello', reply]);
  });

  test('comes for each message', () => {
    openChat();
    send('One');
    wait(500);
    send('Two');
    wait(1000);
    expect(conversation()).toEqual([greeting, 'You: One', 'You: Two', reply, reply]);
  });

  test('comes while the chat is closed too', () => {
    openChat();
    send('Hello');
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    wait(1000);
    fireEvent.click(openButton());
    expect(conversation()).toEqual([greeting, 'You: Hello', reply]);
  });

  test('does not outlive the page', () => {
    const { unmount } = openChat();
    send('Hello');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('renders on the server, closed', () => {
  const html = renderToString(inLanguage(<ChatWidget />));
  expect(html).toContain('Chat with us');
  expect(html).not.toContain('role="dialog"');
});
