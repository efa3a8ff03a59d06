import { useQueryClient } from '@tanstack/react-query';
import {
  type BackendErrorTexts,
  getErrorCode,
  getErrorText,
} from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import { type FocusEvent, useRef } from 'react';
import { undoShortcutKey } from './press-shortcut.ts';
import type { UndoTexts } from './undo-toast.copy.en.ts';

interface UndoableAction {
  /** The completed action in the toast, such as “Closed”. */
  readonly action: string;
  /** Settles when the backend has stored or rejected the action. */
  readonly done: Promise<unknown>;
  /** The action in the toast after a rejection, if only a part of the action failed. */
  readonly failedAction?: string;
  readonly undo: () => Promise<unknown>;
  /** Returns the reason of a failed Undo, if the general error texts do not fit. */
  readonly explainFailedUndo?: (error: unknown) => string | undefined;
  /** The error texts of the action, if the general ones do not fit. */
  readonly problems?: BackendErrorTexts;
}

interface Undoable extends Pick<UndoableAction, 'action' | 'undo' | 'explainFailedUndo'> {
  /** The time of the action, in milliseconds. */
  readonly at: number;
}

/** The time in milliseconds after which an earlier action can no longer be undone. */
const undoTime = 60_000;

/**
 * Returns the user's recent undoable actions, oldest first, and their setter. The query cache contains them, because it
 * is emptied for another user.
 */
function useUndoableActions() {
  const client = useQueryClient();
  const queryKey = ['undoable actions'];
  return {
    read: () => client.getQueryData<readonly Undoable[]>(queryKey) ?? [],
    replace: (actions: readonly Undoable[]) => client.setQueryData(queryKey, actions),
  };
}

/** Returns a function that shows a toast with Undo after an action, even if the user has left the page. */
export function useUndoToast(copy: UndoTexts): (action: UndoableAction) => void {
  const { format } = useI18n();
  const undoable = useUndoableActions();
  const buttonFor = (last: Undoable | undefined, label: string) =>
    last && <UndoButton key={last.at} label={label} undo={() => void undoAction(last)} />;
  const undoAction = async (one: Undoable) => {
    const { action, undo } = one;
    const since = Date.now() - undoTime;
    undoable.replace(undoable.read().filter((other) => other !== one && other.at > since));
    try {
      await undo();
      const earlier = undoable.read().at(-1);
      const label = earlier && format(copy.undoEarlier, { action: earlier.action });
      const message = buttonFor(earlier, label ?? '');
      notify({ kind: 'info', title: format(copy.undone, { action }), message });
    } catch (error) {
      const title = format(copy.notUndone, { action });
      const reason = one.explainFailedUndo?.(error) ?? getErrorText(error, copy);
      // The user can try Undo again if the backend did not respond.
      const isRetryUseful = getErrorCode(error) === 'unavailable';
      const retry = isRetryUseful && buttonFor({ ...one, at: Date.now() }, copy.undo);
      notify({ kind: 'error', title, message: retry ? [reason, ' ', retry] : reason });
    }
  };
  return ({ done, failedAction, problems = copy, ...latest }) => {
    const { action } = latest;
    const one = { ...latest, at: Date.now() };
    undoable.replace([...undoable.read(), one]);
    notify({ kind: 'info', title: action, message: buttonFor(one, copy.undo) });
    done.catch((error: unknown) => {
      undoable.replace(undoable.read().filter((other) => other !== one));
      const title = format(copy.notDone, { action: failedAction ?? action });
      notify({ kind: 'error', title, message: getErrorText(error, problems) });
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
      aria-keyshortcuts={undoShortcutKey}
      onFocus={({ relatedTarget }: FocusEvent) => {
        cameFrom.current = relatedTarget;
      }}
      onClick={() => {
        if (isPressed.current) return;
        isPressed.current = true;
        undo();
        // Return the focus to the previous element, because the Undo button disappears with its toast.
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      }}
    >
      {label}
    </Button>
  );
}
