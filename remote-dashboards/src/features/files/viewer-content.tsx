import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { tokens } from '@torsa/shared/theme/tokens';
import { Suspense, use, useCallback, useRef } from 'react';
import { type FileComment, fileCommentsQuery, type PicturePoint } from '../../api/file-comments.ts';
import type { StoredFile } from '../../api/files.ts';
import { portalStyles } from '../../ui/styles.ts';
import { DraftPictureCommentMark, PictureCommentMarks } from './comment-marks.tsx';
import { Picture, usePicture } from './picture.tsx';
import { PictureApprovalRequestsContext } from './picture-asks-context.ts';
import { focusPictureComment, PictureComments } from './picture-comments.tsx';
import { usePictureCommentPoint } from './use-comment-point.ts';

const { space } = tokens;

// The side column is below the pictures if the screen is too narrow for both.
const columns = css({ display: 'flex', flexWrap: 'wrap', gap: space.m });
const pictures = css({
  flex: '999 1 24rem',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space.m,
});
const side = css(portalStyles.column, {
  flex: '1 1 20rem',
  alignContent: 'start',
  '&:empty': { display: 'none' },
});

interface ViewerContentProps {
  /** The displayed version of the picture. */
  readonly shown: StoredFile;
  /** The version beside the displayed version, for comparison. */
  readonly compared: StoredFile | undefined;
  readonly versions: readonly StoredFile[];
  /** Displays the version with this ID. */
  readonly show: (id: string) => void;
}

/** The content of the picture viewer: the pictures, and the approval requests and comments of the displayed version. */
export function PictureViewerContent({ shown, compared, versions, show }: ViewerContentProps) {
  const Asks = use(PictureApprovalRequestsContext);
  // An unsent file and a file of an email link have no comments, because only one side can see them.
  const takesComments = shown.project_id !== null || shown.message_id !== null;
  const { data: comments = noComments } = useQuery({
    ...fileCommentsQuery(shown.id),
    enabled: takesComments,
  });
  const hasPicture = usePicture(shown).data !== undefined;
  const [point, setPoint] = usePictureCommentPoint(shown.id);
  const field = useRef<HTMLTextAreaElement>(null);
  // A click on the picture focuses the comment's text field, and the button focuses the marked point.
  const isMarking = useRef(false);
  const focusMark = useCallback((mark: HTMLElement | null) => {
    if (isMarking.current) mark?.focus();
    isMarking.current = false;
  }, []);
  const mark = () => {
    isMarking.current = true;
    setPoint({ x: 0.5, y: 0.5 });
  };
  const press = (at: PicturePoint) => {
    setPoint(at);
    field.current?.focus();
  };
  return (
    <div css={columns}>
      <div css={pictures}>
        <Picture key={shown.id} file={shown} press={takesComments ? press : undefined}>
          <PictureCommentMarks comments={comments} select={focusPictureComment} />
          {point && <DraftPictureCommentMark ref={focusMark} point={point} move={setPoint} />}
        </Picture>
        {compared && <Picture key={compared.id} file={compared} />}
      </div>
      <div css={side}>
        <Suspense>{Asks && <Asks shown={shown} versions={versions} show={show} />}</Suspense>
        {takesComments && (
          <PictureComments
            key={shown.id}
            file={shown.id}
            comments={comments}
            point={point}
            setPoint={setPoint}
            mark={hasPicture ? mark : undefined}
            fieldRef={field}
          />
        )}
      </div>
    </div>
  );
}

const noComments: readonly FileComment[] = [];
