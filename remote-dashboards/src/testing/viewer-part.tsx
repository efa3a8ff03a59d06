import { useInfiniteQuery } from '@tanstack/react-query';
import { vi } from 'vitest';
import { filesQuery } from '../api/files.ts';
import { PictureApprovalRequests } from '../features/asks/index.ts';
import { FileRows } from '../features/files/file-rows.tsx';
import { PictureApprovalRequestsContext } from '../features/files/index.ts';
import { project } from './project-answers.ts';

/** The file rows of a project, with the picture viewer that a row opens. */
export function ProjectFileRows() {
  const { data } = useInfiniteQuery(filesQuery({ project: project.id }));
  return (
    <PictureApprovalRequestsContext value={PictureApprovalRequests}>
      {data && <FileRows files={data.pages.flat()} />}
    </PictureApprovalRequestsContext>
  );
}

/** Replaces the decoding of pictures, which the tests' DOM does not support. */
export function stubPictures(): void {
  const decode = async () => ({ width: 4000, height: 3000, close: () => {} });
  vi.stubGlobal('createImageBitmap', decode);
}
