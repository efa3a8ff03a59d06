import { Button } from '@torsa/shared/ui/button';

interface MoreButtonProps {
  /** The list, as `useInfiniteQuery` gives it. */
  readonly list: {
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly copy: { readonly more: string; readonly loadingMore: string };
}

/** Fetches the next page of a list. */
export function MoreButton({ list, copy }: MoreButtonProps) {
  return (
    <Button
      variant="secondary"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? copy.loadingMore : copy.more}
    </Button>
  );
}
