import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { useRef, useState } from 'react';
import type { FileOwnerReference } from '../../api/files.ts';
import { portalStyles } from '../../ui/styles.ts';
import { activeDropZoneStyle, dropZoneStyle } from './drop-zone-style.ts';
import { FileInput } from './file-input.tsx';
import type { FilesTexts } from './files.copy.en.ts';
import { getFilesTexts } from './get-files-copy.ts';
import { UploadList } from './upload-list.tsx';
import * as queue from './upload-queue.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useQueuedUploads } from './use-place-uploads.ts';

const { color, layer, radius, space } = tokens;

const cover = css({
  position: 'fixed',
  zIndex: layer.menu,
  inset: space.xs,
  display: 'grid',
  placeContent: 'center',
  padding: space.l,
  border: `3px dashed ${color.river}`,
  borderRadius: radius.l,
  // The overlay must not receive drag events, because the page below handles them.
  pointerEvents: 'none',
});
const coverText = css({
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  backgroundColor: color.river,
  color: color.onRiver,
  fontWeight: 600,
});
const coarse = '@media (pointer: coarse)';
const onTouch = css({ display: 'none', [coarse]: { display: 'contents' } });
const withMouse = css({ [coarse]: { display: 'none' } });
const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: minTouchTargetSize,
  '& input': { inlineSize: '1.25rem', blockSize: '1.25rem', accentColor: color.river },
});

/** The last state of the checkbox “Smaller pictures”, until a page reload. */
let prefersSmaller = false;

export interface FileUploadProps {
  readonly place: FileOwnerReference;
  /** The purpose of the files, required if the page has several upload buttons. */
  readonly label?: string;
  /** False to accept only one file at a time. The default is true. */
  readonly multiple?: boolean;
  /** True if touch devices have a camera button. */
  readonly camera?: boolean;
  /** True if the whole page accepts dropped files. Only one upload component of a page can do this. */
  readonly acceptsPage?: boolean;
  /** True if the files are attached to a message, whose Send button is then the primary button. */
  readonly isAttachment?: boolean;
}

/** A button that uploads files, with a drop area and a list of running uploads. */
export function FileUpload(props: FileUploadProps) {
  const { place, label, multiple = true, camera = false, isAttachment = false } = props;
  const { format, language } = useI18n();
  const { upload: copy } = getFilesTexts(language);
  const texts = isAttachment ? copy.attach : copy;
  const uploads = useQueuedUploads(place, (action) => action(queue));
  const [shrinks, setShrinks] = useState(prefersSmaller);
  const input = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const { target, element } = useFileDrop(({ files, folders }) => {
    for (const folder of folders) uploads.addRejectedFolder(folder);
    uploads.add(multiple ? files : files.slice(0, 1), shrinks);
  }, props.acceptsPage ?? false);
  const addChosen = (files: readonly File[]) => uploads.add(files, shrinks);
  const named = (text: string, message: FilesTexts['upload']['buttonFor']) =>
    label === undefined ? text : format(message, { label });
  return (
    <div css={target === 'element' ? activeDropZoneStyle : dropZoneStyle} {...element}>
      <div css={portalStyles.row}>
        <Button
          variant={isAttachment ? 'secondary' : 'primary'}
          aria-label={named(texts.button, copy.buttonFor)}
          onClick={() => input.current?.click()}
        >
          {texts.button}
        </Button>
        {camera && (
          <span css={onTouch}>
            <Button
              variant="secondary"
              aria-label={named(copy.camera, copy.cameraFor)}
              onClick={() => cameraInput.current?.click()}
            >
              {copy.camera}
            </Button>
          </span>
        )}
        <label css={choice}>
          <input
            type="checkbox"
            checked={shrinks}
            onChange={({ currentTarget }) => {
              prefersSmaller = currentTarget.checked;
              setShrinks(prefersSmaller);
            }}
          />
          {copy.shrinks}
        </label>
      </div>
      {!isAttachment && (
        <>
          <p css={[portalStyles.smallMuted, withMouse]}>{copy.hint}</p>
          <p css={[portalStyles.smallMuted, onTouch]}>{copy.touchHint}</p>
        </>
      )}
      <FileInput ref={input} multiple={multiple} onFiles={addChosen} />
      {camera && (
        <FileInput ref={cameraInput} accept="image/*" capture="environment" onFiles={addChosen} />
      )}
      {target === 'page' && (
        <div css={cover}>
          <p css={coverText}>{named(texts.drop, copy.dropFor)}</p>
        </div>
      )}
      {uploads.items.length > 0 && <UploadList uploads={uploads} />}
    </div>
  );
}
