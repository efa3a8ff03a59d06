import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { StoredFile } from '../../api/files.ts';
import { importWithRetry } from '../../ui/retry-import.ts';
import { getFilesTexts } from './get-files-copy.ts';
import { canBrowserDecodePicture } from './thumbnails.ts';

const PictureViewer = lazy(() =>
  importWithRetry(() => import(/* webpackChunkName: "picture-viewer" */ './picture-viewer.tsx')),
);

interface ViewButtonProps {
  /** The versions of the file, newest version first. */
  readonly versions: readonly StoredFile[];
}

/** A button that opens the picture viewer with all versions of a picture. */
export function ViewPictureButton({ versions }: ViewButtonProps) {
  const { format, language } = useI18n();
  const { viewer } = getFilesTexts(language);
  const [isOpen, setOpen] = useState(false);
  const pictures = versions.filter(canBrowserDecodePicture);
  const [latest] = pictures;
  if (!latest) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-label={format(viewer.viewOf, { name: latest.name })}
        onClick={() => setOpen(true)}
      >
        {viewer.view}
      </Button>
      {isOpen && (
        <Suspense>
          <PictureViewer versions={pictures} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
