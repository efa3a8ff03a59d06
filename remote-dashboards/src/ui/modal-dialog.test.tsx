import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { ModalDialog } from './modal-dialog.tsx';

/** A toaster like that of the host, with an Undo button. */
function Toaster() {
  const [count, setCount] = useState(0);
  return (
    <div data-testid="toaster">
      <div>
        <div role="status" aria-live="polite">
          <button type="button" onClick={() => setCount(count + 1)}>
            Undo {count}
          </button>
        </div>
      </div>
    </div>
  );
}

function Dialog({ close }: { readonly close: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  return (
    <ModalDialog ref={element} aria-label="New task" onClose={close}>
      <button type="button" onClick={close}>
        Close
      </button>
    </ModalDialog>
  );
}

/** A page as in the host: the page, the footer and the toaster have one parent. */
function Site() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Dialog close={() => setOpen(false)} />}
      </main>
      <footer />
      <Toaster />
      <aside />
    </>
  );
}

const toaster = () => screen.getByTestId('toaster');
const siblings = () => [...(toaster().parentElement?.children ?? [])].map(({ tagName }) => tagName);

test.each([
  ['a page', <Site key="page" />],
  [
    'a page in strict mode',
    <StrictMode key="strict">
      <Site />
    </StrictMode>,
  ],
])(
  'in %s, the toaster works in an open dialog, and returns to its place when the dialog closes',
  async (_, page) => {
    render(page);
    for (const opened of [0, 1]) {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      const dialog = within(screen.getByRole('dialog', { name: 'New task' }));
      await userEvent.click(dialog.getByRole('button', { name: `Undo ${opened}` }));
      expect(dialog.getByRole('button', { name: `Undo ${opened + 1}` })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(siblings()).toEqual(['MAIN', 'FOOTER', 'DIV', 'ASIDE']);
      expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Undo 2' }));
    expect(screen.getByRole('button', { name: 'Undo 3' })).toBeVisible();
  },
);
