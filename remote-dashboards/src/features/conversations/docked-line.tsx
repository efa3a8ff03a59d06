import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { Button } from '@torsa/shared/ui/button';
import type { ReactNode } from 'react';
import { type IconName, NavIcon } from '../../app/nav-icon.tsx';
import { portalStyles } from '../../ui/styles.ts';

const { color, space } = tokens;

/** The height limit of the docked text field, in lines. A longer text scrolls. */
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
  // Hide the label, because the placeholder shows the same text.
  '& label': visuallyHiddenStyle,
  '& textarea': {
    minBlockSize: minTouchTargetSize,
    maxBlockSize: `calc(${maxDockedLines} * 1.4em + 2 * 0.6rem)`,
    paddingBlock: '0.6rem',
    // Safari zooms the page if a focused field has a smaller font than this.
    fontSize: '1rem',
    resize: 'none',
  },
});

interface DockedLineProps {
  readonly areExtrasOpen: boolean;
  /** Shows or hides the additional controls. */
  readonly toggle: () => void;
  /** The accessible name of the button that shows the additional controls. */
  readonly name: string;
  readonly field: ReactNode;
  readonly send: ReactNode;
  /** The additional controls above the text field. */
  readonly children: ReactNode;
}

/** The line of a docked form: a button for additional controls, the text field and the Send button. */
function DockedLine(props: DockedLineProps) {
  const { areExtrasOpen, toggle, name, field, send, children } = props;
  return (
    <>
      <div css={areExtrasOpen ? portalStyles.tightStack : hidden}>{children}</div>
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

/** Estimates how many lines a text has on a phone, for browsers that cannot fit a text field to its text. */
function estimateLines(text: string): number {
  const lines = text.split('\n').reduce((sum, { length }) => sum + Math.ceil((length + 1) / 30), 0);
  return Math.min(lines, maxDockedLines);
}

/** The icon of a round button in a docked form, with a name for screen readers. */
function DockedFace({ icon, name }: { readonly icon: IconName; readonly name: string }) {
  return (
    <>
      <NavIcon name={icon} />
      <span css={visuallyHiddenStyle}>{name}</span>
    </>
  );
}

/** The components of a docked message form, which only phones load. */
export const dockedFormComponents = {
  Line: DockedLine,
  form: dockedForm,
  noteForm: dockedNoteForm,
  estimateLines,
  showSend: (name: string) => <DockedFace icon="send" name={name} />,
} as const;

export type DockedForm = typeof dockedFormComponents & {
  /** True if the additional controls above the text field are visible. */
  readonly areOpen: boolean;
  readonly setOpen: (areOpen: boolean) => void;
};
