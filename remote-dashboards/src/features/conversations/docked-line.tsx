import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { Button } from '@torsa/shared/ui/button';
import type { ReactNode } from 'react';
import { type IconName, NavIcon } from '../../app/nav-icon.tsx';
import { styles } from '../../ui/styles.ts';

const { color, space } = tokens;

/** The number of lines to which the field grows with its text. A longer text scrolls. */
const maxDockedLines = 8;
const dockedForm = css({
  display: 'grid',
  gap: space.xxs,
  [media.print]: { display: 'none' },
});
const dockedNoteForm = css(dockedForm, {
  '& textarea': { border: `1.5px dashed ${color.terracotta}`, backgroundColor: color.sunken },
});
const hidden = css({ display: 'none' });
const line = css({
  display: 'grid',
  gridTemplateColumns: `${minTouchTargetSize} minmax(0, 1fr) ${minTouchTargetSize}`,
  alignItems: 'end',
  gap: space.xs,
  '& > button': {
    inlineSize: minTouchTargetSize,
    minBlockSize: minTouchTargetSize,
    padding: 0,
    '& > svg': { inlineSize: '1.375rem', blockSize: '1.375rem' },
  },
  // The placeholder shows the label.
  '& label': visuallyHidden,
  '& textarea': {
    minBlockSize: minTouchTargetSize,
    maxBlockSize: `calc(${maxDockedLines} * 1.4em + 2 * 0.6rem)`,
    paddingBlock: '0.6rem',
    // Safari enlarges the page when the user types in a smaller font.
    fontSize: '1rem',
    resize: 'none',
  },
});

interface DockedLineProps {
  readonly areExtrasOpen: boolean;
  /** Shows or hides the extras. */
  readonly toggle: () => void;
  /** Accessible name of the button that shows the extras. */
  readonly name: string;
  readonly field: ReactNode;
  readonly send: ReactNode;
  /** The extras: the controls above the line. */
  readonly children: ReactNode;
}

/** The line of a docked form, with further controls above it on demand. */
function DockedLine(props: DockedLineProps) {
  const { areExtrasOpen, toggle, name, field, send, children } = props;
  return (
    <>
      <div css={areExtrasOpen ? styles.tightStack : hidden}>{children}</div>
      <div css={line}>
        <Button variant="quiet" aria-expanded={areExtrasOpen} onClick={toggle}>
          <DockedFace icon="plus" name={name} />
        </Button>
        {field}
        {send}
      </div>
    </>
  );
}

/** Estimates the lines of a text on a phone, for browsers that cannot fit a field to its text. */
function estimateLines(text: string): number {
  const lines = text.split('\n').reduce((sum, { length }) => sum + Math.ceil((length + 1) / 30), 0);
  return Math.min(lines, maxDockedLines);
}

/** A round button of a docked form. The name is visible only to screen readers. */
function DockedFace({ icon, name }: { readonly icon: IconName; readonly name: string }) {
  return (
    <>
      <NavIcon name={icon} />
      <span css={visuallyHidden}>{name}</span>
    </>
  );
}

/** The elements of a docked composer. The phone layout passes them to the composer, so that only phones load them. */
export const dockedCode = {
  Line: DockedLine,
  form: dockedForm,
  noteForm: dockedNoteForm,
  estimateLines,
  showSend: (name: string) => <DockedFace icon="send" name={name} />,
} as const;

export type Docked = typeof dockedCode & {
  /** True if the controls above the line are visible. */
  readonly areOpen: boolean;
  readonly setOpen: (areOpen: boolean) => void;
};
