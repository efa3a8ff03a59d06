import { getFormDraftKey } from '@torsa/shared/contract/draft-keys';
import { createFormDraft } from '@torsa/shared/ui/form/draft';
import { getFormDraftOwnerId } from '@torsa/shared/ui/form/person-id';
import { useMemo, useReducer } from 'react';
import type { PicturePoint } from '../../api/file-comments.ts';

/**
 * Returns the point of an unsent comment and its setter. The browser stores the point together with the comment's text.
 */
export function usePictureCommentPoint(file: string) {
  const [, showChange] = useReducer((changes: number) => changes + 1, 0);
  const draft = useMemo(
    () =>
      createFormDraft({
        key: getFormDraftKey(getFormDraftOwnerId(), `file-comment-point.${file}`),
        names: ['x', 'y'],
        storage: 'sessionStorage',
      }),
    [file],
  );
  const kept = draft.read();
  const setPoint = (next: PicturePoint | undefined) => {
    if (next) draft.save({ x: String(next.x), y: String(next.y) });
    else draft.clear();
    showChange();
  };
  return [kept && { x: Number(kept.x), y: Number(kept.y) }, setPoint] as const;
}
