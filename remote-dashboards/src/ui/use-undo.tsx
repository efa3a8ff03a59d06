import { type ErrorCopy, errorText } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import { type FocusEvent, useRef } from 'react';
import type { UndoCopy } from './undo-toast.copy.en.ts';

interface UndoableAction {
  /** The result of the action in words, such as “Closed”. */
  readonly action: string;
  /** Settles when the backend has stored or refused the action. */
  readonly done: Promise<unknown>;
  readonly undo: () => Promise<unknown>;
  /** The error texts of the action, if the general ones do not fit. */
  readonly problems?: ErrorCopy;
}

/**
 * Returns a function that announces an action in a toast with the button Undo, which the key `z` also presses. If the
 * action fails, an error replaces the toast. Both work after the user has left the page.
 */
export function useUndo(copy: UndoCopy): (action: UndoableAction) => void {
  const { format } = useI18n();
  return ({ action, done, undo, problems = copy }) => {
    const undoAction = async () => {
      try {
        await undo();
        notify({ kind: 'info', title: format(copy.undone, { action }) });
      } catch (error) {
        const title = format(copy.notUndone, { action });
        notify({ kind: 'error', title, message: errorText(error, copy) });
      }
    };
    const button = <UndoButton label={copy.undo} undo={() => void undoAction()} />;
    notify({ kind: 'info', title: action, message: button });
    done.catch((error: unknown) => {
      const title = format(copy.notDone, { action });
      notify({ kind: 'error', title, message: errorText(error, problems) });
    });
  };
}

interface UndoButtonProps {
  readonly label: string;
  readonly undo: () => void;
}

function UndoButton({ label, undo }: UndoButtonProps) {
  const cameFrom = useRef<EventTarget | null>(null);
  const isPressed = useRef(false);
  return (
    <Button
      variant="quiet"
      aria-keyshortcuts="z"
      onFocus={({ relatedTarget }: FocusEvent) => {
        cameFrom.current = relatedTarget;
      }}
      onClick={() => {
        if (isPressed.current) return;
        isPressed.current = true;
        undo();
        // The button disappears with its toast, so the focus returns to the previous element.
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      }}
    >
      {label}
    </Button>
  );
}
