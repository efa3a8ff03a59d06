import { css } from '@emotion/react';
import { Button } from '@torsa/shared/ui/button';
import { useRef, useState } from 'react';
import { DangerButton } from '../../ui/danger-button.tsx';
import { moveFocusToPageHeading } from '../../ui/move-focus-to-heading.ts';
import { portalStyles } from '../../ui/styles.ts';

const menu = css({ '&[open]': { flexBasis: '100%' } });

interface RemoveMenuProps {
  readonly copy: { readonly more: string; readonly keep: string };
  /** The accessible name of the menu, which begins with its visible name. */
  readonly label: string;
  /** The action and its object, such as “Remove Asha Roy”. */
  readonly action: string;
  readonly question: string;
  readonly isBusy: boolean;
  readonly remove: () => Promise<unknown>;
}

/** A menu with an action that removes a list item after a confirmation. */
export function RemoveProjectItemMenu({
  copy,
  label,
  action,
  question,
  isBusy,
  remove,
}: RemoveMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details css={menu} onToggle={({ currentTarget }) => currentTarget.open || setAsking(false)}>
      <summary ref={summary} css={portalStyles.summary} aria-label={label}>
        {copy.more}
      </summary>
      {isAsking ? (
        <>
          <p>{question}</p>
          <div css={portalStyles.actions}>
            <Button
              ref={focus}
              variant="secondary"
              onClick={() => {
                setAsking(false);
                // Focus the menu, because the clicked button disappears.
                summary.current?.focus();
              }}
            >
              {copy.keep}
            </Button>
            <DangerButton
              isConfirming
              busy={isBusy}
              // Focus the page heading, because the removed row contains the button. The caller shows an error.
              onClick={() => void remove().then(moveFocusToPageHeading, () => undefined)}
            >
              {action}
            </DangerButton>
          </div>
        </>
      ) : (
        <DangerButton onClick={() => setAsking(true)}>{action}</DangerButton>
      )}
    </details>
  );
}

/** Focuses the answer that changes nothing, because the question replaces the clicked button. */
const focus = (element: HTMLElement | null) => element?.focus();
