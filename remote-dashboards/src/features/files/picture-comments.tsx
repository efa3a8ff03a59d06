import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { limitFieldLength, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { type Ref, useState } from 'react';
import {
  type FileComment,
  type PicturePoint,
  useFileCommentMutations,
} from '../../api/file-comments.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { useUndoToast } from '../../ui/use-undo.tsx';
import { commentNumberStyle } from './comment-marks.tsx';
import { getFilesTexts, getUndoTexts } from './get-files-copy.ts';
import { getViewerTexts } from './get-viewer-copy.ts';

const { color, fontSize, radius, space } = tokens;

const title = css({ margin: 0, fontSize: fontSize.body, fontWeight: 600 });
const item = css({
  display: 'flex',
  gap: space.s,
  padding: space.xs,
  borderRadius: radius.s,
  '& > div': { flex: 1, minInlineSize: 0 },
  '& button': { paddingInline: 0 },
  '&:focus': { outline: `2px solid ${color.river}` },
});
const form = css(portalStyles.tightStack, { '& textarea': { minBlockSize: '4.5rem' } });

const elementId = ({ id }: FileComment) => `comment-${id}`;

/** Focuses a comment in the list. */
export function focusPictureComment(comment: FileComment): void {
  document.getElementById(elementId(comment))?.focus();
}

interface PictureCommentsProps {
  /** The ID of the displayed picture version. */
  readonly file: string;
  readonly comments: readonly FileComment[];
  /** The position of the unsent comment on the picture. */
  readonly point: PicturePoint | undefined;
  readonly setPoint: (point: PicturePoint | undefined) => void;
  /** Marks the middle of the picture and focuses the mark. Undefined if no picture is displayed. */
  readonly mark: (() => void) | undefined;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
}

/** The comments on the displayed picture version, with a form for a new comment. */
export function PictureComments(props: PictureCommentsProps) {
  const { format, language } = useI18n();
  const { comments: copy } = getViewerTexts(language);
  const { comments } = props;
  return (
    <section css={portalStyles.denseStack}>
      <h3 css={title}>{format(copy.title, { count: comments.length })}</h3>
      <CommentList {...props} />
      <CommentForm {...props} />
    </section>
  );
}

function CommentList({ file, comments }: PictureCommentsProps) {
  const { format, language } = useI18n();
  const { list } = getFilesTexts(language);
  const { comments: copy } = getViewerTexts(language);
  const announce = useUndoToast(getUndoTexts(language));
  const session = useSession();
  const me = session.status === 'signedIn' ? session.user.id : undefined;
  const { add, remove } = useFileCommentMutations();
  const [removed, setRemoved] = useState('');
  const number = (comment: FileComment) => formatNumber(language, comment.number);
  const removeOne = (comment: FileComment) => {
    const { id, number: position, body, x, y } = comment;
    const point = x === null || y === null ? {} : { x, y };
    const showAgain = () => setRemoved('');
    const done = remove(id);
    setRemoved(id);
    done.catch(showAgain);
    announce({
      action: format(copy.removed, { number: number(comment) }),
      done,
      undo: async () => {
        showAgain();
        // Wait for the deletion, because the backend would ignore an earlier addition of the same comment.
        await done;
        await add({ id, file, body, number: position, ...point });
      },
    });
  };
  const shown = comments.filter(({ id }) => id !== removed);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
    <ul role="list" css={portalStyles.tightList}>
      {shown.map((comment) => (
        <li key={comment.id} id={elementId(comment)} css={item} tabIndex={-1}>
          <span css={commentNumberStyle}>{number(comment)}</span>
          <div>
            <p css={portalStyles.smallMutedWrapped}>
              <bdi>{comment.author_id === me ? list.you : comment.author_name || list.someone}</bdi>{' '}
              · <Timestamp at={comment.created_at} as="ago" />
            </p>
            <LinkedText text={comment.body} />
            {comment.author_id === me && (
              <Button
                ref={moveFocusToHeading}
                variant="quiet"
                aria-label={format(copy.removeOf, { number: number(comment) })}
                onClick={() => removeOne(comment)}
              >
                {copy.remove}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function CommentForm({ file, point, setPoint, mark, fieldRef }: PictureCommentsProps) {
  const { format, language } = useI18n();
  const { comments: copy } = getViewerTexts(language);
  const { add } = useFileCommentMutations();
  const [added, setAdded] = useState(0);
  const draft = useFormDraft(`file-comment.${file}`, ['body']);
  const state = useForm({
    fields: { body: limitFieldLength(2000, requiredTextField(copy.blank)) },
    draft,
    send: async (values) => {
      const { number } = await add({
        id: draft.idempotencyKey(values),
        file,
        body: values.body,
        ...point,
      });
      setPoint(undefined);
      setAdded(number);
      return { isSuccess: true };
    },
    errors: { forbidden: copy.forbidden, limited: copy.limited, other: copy.failed },
  });
  return (
    <Form state={state} css={form}>
      <TextAreaField
        {...state.field('body')}
        ref={fieldRef}
        label={copy.label}
        hint={mark && (point ? copy.pointHint : copy.hint)}
        rows={2}
        readOnly={state.isBusy}
      />
      <div css={portalStyles.actions}>
        <Button type="submit" variant="secondary" busy={state.isBusy}>
          {copy.add}
        </Button>
        {mark && (
          <Button variant="quiet" onClick={() => (point ? setPoint(undefined) : mark())}>
            {point ? copy.unmark : copy.mark}
          </Button>
        )}
      </div>
      <p role="status" css={portalStyles.smallMuted}>
        {added > 0 && format(copy.added, { number: formatNumber(language, added) })}
      </p>
    </Form>
  );
}
