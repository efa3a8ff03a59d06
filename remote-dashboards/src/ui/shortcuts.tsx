import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { useId, useRef, useState } from 'react';
import { dialogStyle } from './dialog-style.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { areShortcutsEnabled, setShortcutsEnabled } from './press-shortcut.ts';
import type { ShortcutTexts } from './shortcuts.copy.en.ts';
import { portalStyles } from './styles.ts';

const { color, radius, space } = tokens;

// Hide the shortcuts on touch screens, which have no keyboard.
const wrapper = css({ display: 'none', [media.hover]: { display: 'block' } });
const dialog = css(dialogStyle, {
  inlineSize: 'min(28rem, calc(100vw - 2rem))',
  margin: 'auto',
  padding: space.l,
});
const entry = css({
  display: 'grid',
  // The first column is as wide as the longest key, “Ctrl Shift Enter”.
  gridTemplateColumns: '10.5rem 1fr',
  alignItems: 'center',
  gap: space.s,
});
const keyCap = css({
  justifySelf: 'start',
  minInlineSize: '2rem',
  paddingInline: space.xs,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
const check = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: minTouchTargetSize,
});

interface ShortcutsProps {
  /** The descriptions of the page's keyboard shortcuts, by key. */
  readonly keys: Readonly<Record<string, string>>;
  readonly copy: ShortcutTexts;
}

/** The dialog of the `?` key, which lists the page's keyboard shortcuts and turns them on or off. */
export function ShortcutsDialog({ keys, copy }: ShortcutsProps) {
  const dialogElement = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(areShortcutsEnabled);

  const turn = (on: boolean) => {
    setShortcutsEnabled(on);
    setOn(on);
  };
  return (
    <>
      <div css={wrapper}>
        <Button variant="quiet" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
          {copy.open}
        </Button>
      </div>
      {isOpen && (
        <ModalDialog
          ref={dialogElement}
          css={dialog}
          aria-labelledby={titleId}
          onClose={() => setOpen(false)}
        >
          <div css={portalStyles.stack}>
            <h2 id={titleId}>{copy.title}</h2>
            <dl css={portalStyles.tightStack}>
              {Object.entries({ ...keys, 'Ctrl K': copy.search, '?': copy.list }).map(
                ([key, words]) => (
                  <div key={key} css={entry}>
                    <dt css={keyCap}>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{words}</dd>
                  </div>
                ),
              )}
            </dl>
            <label css={check}>
              <input
                type="checkbox"
                checked={areOn}
                onChange={({ target }) => turn(target.checked)}
              />
              {copy.areOn}
            </label>
            <Button variant="secondary" onClick={() => dialogElement.current?.close()}>
              {copy.close}
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
