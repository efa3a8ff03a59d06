import { css } from '@emotion/react';
import { lowScreenMedia } from '@torsa/shared/theme/breakpoints';
import { tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dockedFormHeight } from '../../app/frame-style.ts';
import { portalStyles } from '../../ui/styles.ts';
import { DockedReplyBox } from './dock.tsx';
import { type DockedForm, dockedFormComponents } from './docked-line.tsx';

const { color, layer, layout, radius, shadow, space } = tokens;

// The column is at least as high as the screen, so that the reply box is at the bottom edge.
const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  minBlockSize: `calc(100dvh - ${layout.header})`,
  marginBlockEnd: `calc(-1 * ${space.xl})`,
  '& > *': { minInlineSize: 0 },
  // A focused element scrolls to a position above the reply box.
  '& > :not(:last-child) *': { scrollMarginBlockEnd: dockedFormHeight },
});
// A row of four action buttons of equal width, each with an icon above a short word.
const actionRow = css({
  position: 'sticky',
  zIndex: layer.raised,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: `calc(${layout.header} - 1px)`,
  marginInline: `calc(-1 * ${space.m})`,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.background,
  // Keep the menu below the row on a low screen, where the row is not sticky.
  [lowScreenMedia]: { position: 'relative' },
  '& > button': {
    flexDirection: 'column',
    gap: 0,
    minBlockSize: 0,
    padding: 0,
    fontSize: '0.75rem',
    textDecoration: 'none',
    wordSpacing: 'normal',
    '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'default', opacity: 1 },
  },
  // The menu that the last button of the row opens.
  '& > button + div': {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineEnd: space.xs,
    '&:not(:empty)': {
      padding: space.s,
      borderRadius: radius.l,
      backgroundColor: color.surface,
      boxShadow: shadow.high,
    },
  },
  '& > [role="alert"]': { gridColumn: '1 / -1', marginInline: space.m },
});

const wholeSubject = css(portalStyles.strong, portalStyles.wrapped, portalStyles.notOnPaper);

export interface ConversationPhoneLayoutProps {
  /** The action buttons of the conversation, in a row that does not scroll away. */
  readonly actions?: ReactNode;
  readonly actionsLabel?: string;
  /** The conversation's whole subject, because the toolbar may truncate it. */
  readonly subject: string;
  readonly thread: ReactNode;
  /** The ID of the newest message. */
  readonly newest: string | undefined;
  /** Further details of the conversation, between the messages and the reply box. */
  readonly details: ReactNode;
  /** Renders the reply box, docked at the bottom edge of the screen. */
  readonly reply: (docked: DockedForm) => ReactNode;
}

/** The phone layout of a conversation, which opens at the newest message. */
export default function PhoneLayout(props: ConversationPhoneLayoutProps) {
  const { actions, actionsLabel, subject, thread, newest, details, reply } = props;
  const [areOpen, setOpen] = useState(false);
  const threadElement = useNewestInView(newest);
  const isCut = useIsTitleCut(subject);
  return (
    <div css={column}>
      {actions && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
        <div
          role="group"
          aria-label={actionsLabel}
          css={[actionRow, portalStyles.notOnPaper]}
          data-bar=""
        >
          {actions}
        </div>
      )}
      {isCut && (
        // Hide the subject from screen readers, because the toolbar's heading already contains it.
        <p css={wholeSubject} dir="auto" aria-hidden="true">
          {subject}
        </p>
      )}
      <div ref={threadElement}>{thread}</div>
      {details}
      <DockedReplyBox>{reply({ ...dockedFormComponents, areOpen, setOpen })}</DockedReplyBox>
    </div>
  );
}

/** Returns true if the toolbar truncates the page title. */
function useIsTitleCut(title: string): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const heading = document.querySelector('main h1');
    setCut(heading !== null && heading.scrollWidth > heading.clientWidth);
  }, [title]);
  return isCut;
}

/** Scrolls to the newest message when the page opens, and to each later message if the previous one was visible. */
function useNewestInView(newest: string | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<Element>(undefined);
  useEffect(() => {
    const last = element.current?.querySelector('ol > li:last-child');
    const before = shown.current;
    shown.current = last ?? undefined;
    if (newest === undefined || !last) return;
    if (before && before.getBoundingClientRect().top > window.innerHeight) return;
    // Wait for the next frame, because the router sets the scroll position first.
    const frame = requestAnimationFrame(() =>
      last.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  return element;
}
