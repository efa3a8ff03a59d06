import { type ErrorCopy, errorText } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import { type FocusEvent, useRef } from 'react';
import type { UndoCopy } from './undo-toast.copy.en.ts';

interface UndoableAction {
  /** Name of the completed action, such as “Closed”. */
  readonly action: string;
  /** Resolves or rejects when the backend has stored or rejected the action. */
  readonly done: Promise<unknown>;
  readonly undo: () => Promise<unknown>;
  /** Error texts of the action, if the general error texts do not fit. */
  readonly problems?: ErrorCopy;
}

/**
 * Returns a function that announces an action in a toast with an Undo button. The key `z` also activates the button.
 * If the action fails, an error replaces the toast. Toast and error also appear after the user has left the page.
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
        // Return the focus to the previous element, because the button disappears with its toast.
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      }}
    >
      {label}
    </Button>
  );
}
