import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { SelectField } from '@torsa/shared/ui/select-field';
import { useId, useRef, useState } from 'react';
import type { StoredFile } from '../../api/files.ts';
import { dialogStyle } from '../../ui/dialog-style.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { getFilesTexts } from './get-files-copy.ts';
import { getViewerTexts } from './get-viewer-copy.ts';
import { PictureViewerContent } from './viewer-content.tsx';

const { fontSize, space } = tokens;

const dialog = css(dialogStyle, {
  inlineSize: 'min(80rem, calc(100vw - 1rem))',
  maxBlockSize: 'calc(100dvh - 1rem)',
  margin: 'auto',
  padding: space.m,
  overflowY: 'auto',
});
const title = css(portalStyles.wrapped, { margin: 0, fontSize: fontSize.body, fontWeight: 600 });
const choices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  maxInlineSize: '30rem',
  gap: space.s,
});

interface PictureViewerProps {
  /** The versions of a picture, newest first. */
  readonly versions: readonly StoredFile[];
  readonly close: () => void;
}

/** A dialog that shows a version of a picture, and optionally another version beside it. */
export default function PictureViewer({ versions, close }: PictureViewerProps) {
  const { format, language } = useI18n();
  const { list } = getFilesTexts(language);
  const viewer = getViewerTexts(language);
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [shownId, setShown] = useState(versions[0]?.id ?? '');
  const [comparedId, setCompared] = useState('');
  const nameOf = (id: string) => {
    const found = versions.find((one) => one.id === id);
    return found ? format(list.version, { version: found.version_number }) : viewer.nothing;
  };
  // Show the newest version if another user has removed the displayed version.
  const shown = versions.find(({ id }) => id === shownId) ?? versions[0];
  if (!shown) return null;
  const compared = versions.find(({ id }) => id === comparedId && id !== shown.id);
  return (
    <ModalDialog ref={element} css={dialog} aria-labelledby={titleId} onClose={close}>
      <div css={portalStyles.denseStack}>
        <div css={portalStyles.wideRow}>
          <h2 id={titleId} css={title}>
            <bdi>{shown.name}</bdi>
          </h2>
          <Button variant="quiet" onClick={() => element.current?.close()}>
            {viewer.close}
          </Button>
        </div>
        {versions.length > 1 && (
          <div css={choices}>
            <SelectField
              label={viewer.version}
              value={shown.id}
              values={versions.map(({ id }) => id)}
              nameOf={nameOf}
              choose={setShown}
            />
            <SelectField
              label={viewer.compare}
              value={compared ? comparedId : ''}
              values={['', ...versions.flatMap(({ id }) => (id === shown.id ? [] : [id]))]}
              nameOf={nameOf}
              choose={setCompared}
            />
          </div>
        )}
        <PictureViewerContent
          shown={shown}
          compared={compared}
          versions={versions}
          show={setShown}
        />
      </div>
    </ModalDialog>
  );
}
