import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { type RpcArguments, rows, rpc, type SelectedRow } from './client.ts';
import { filesQueryKey } from './files.ts';
import { maxResponseRows, readAllRows } from './lists.ts';

const comments = (backend: BackendClient) =>
  backend
    .from('file_comments')
    .select('id, file_id, number, body, x, y, author_id, author_name, created_at');

/**
 * A comment on a file version. On a picture, it can have a point with `x` and `y` as fractions from the top left
 * corner.
 */
export type FileComment = SelectedRow<typeof comments>;

/** A point on a picture, as fractions of its width and height from the top left corner. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

const commentsKey = [...filesQueryKey, 'comments'];

/** Loads the comments on a file version, in the order of their numbers. */
export function fileCommentsQuery(file: string) {
  return queryOptions({
    queryKey: [...commentsKey, file],
    queryFn: () =>
      rows<FileComment[]>((backend) => comments(backend).eq('file_id', file).order('number')),
  });
}

/** The maximum number of file IDs in one request, which limits the length of its URL. */
const idsPerRequest = 100;

/** Loads the number of comments by file ID. Files without comments are missing. */
export function fileCommentCountsQuery(files: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(files.length / idsPerRequest) }, (_, index) =>
    files.slice(index * idsPerRequest, (index + 1) * idsPerRequest),
  );
  return queryOptions({
    queryKey: [...commentsKey, 'counts', files],
    queryFn: async (): Promise<ReadonlyMap<string, number>> => {
      const found = await Promise.all(
        parts.map((ids) =>
          readAllRows<{ readonly id: string; readonly file_id: string }>((after) =>
            rows((backend) => {
              let commented = backend
                .from('file_comments')
                .select('id, file_id')
                .in('file_id', ids);
              if (after) commented = commented.gt('id', after.id);
              return commented.order('id').limit(maxResponseRows);
            }),
          ),
        ),
      );
      const counts = new Map<string, number>();
      for (const { file_id } of found.flat()) counts.set(file_id, (counts.get(file_id) ?? 0) + 1);
      return counts;
    },
  });
}

/** Returns functions that add and remove a file comment, and then refetch the comments even after an error. */
export function useFileCommentMutations() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: commentsKey });
  const add = useMutation({
    mutationFn: (comment: RpcArguments<'add_file_comment'>) => rpc('add_file_comment', comment),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (comment: string) => rpc('remove_file_comment', { comment }),
    onSettled,
  });
  return { add: add.mutateAsync, remove: remove.mutateAsync };
}
