import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { useState } from 'react';

const small = css({
  minInlineSize: minTouchTargetSize,
  minBlockSize: minTouchTargetSize,
  paddingInline: tokens.space.xs,
  fontSize: tokens.fontSize.small,
});

interface CopyButtonProps {
  readonly text: string;
  /** The name of the copied text, such as `User ID`. */
  readonly name: string;
  readonly copy: {
    readonly action: string;
    readonly copied: string;
    readonly failed: string;
  };
}

/** A button that copies a text to the clipboard and shows the result. */
export function CopyButton({ text, name, copy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const writeToClipboard = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      <Button
        variant="quiet"
        css={small}
        aria-label={`${copy.action}: ${name}`}
        onClick={() => void writeToClipboard()}
      >
        {copy.action}
      </Button>
      <small role="status">{outcome && copy[outcome]}</small>
    </>
  );
}
