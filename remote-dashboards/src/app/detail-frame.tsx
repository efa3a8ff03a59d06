import type { LinkProps } from '@torsa/shared/router';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import { PortalFrame } from './portal-frame.tsx';
import type { NavTexts } from './portal-nav.copy.en.ts';

interface DetailFrameProps {
  readonly title: string;
  /** The status badge beside the page title. */
  readonly status?: ReactNode;
  /** The path of the list page to which the detail page belongs. */
  readonly list: LinkProps['to'];
  /** The controls at the end of the toolbar. */
  readonly controls?: ReactNode;
  /** True if the toolbar scrolls away on a phone, because another bar stays on the screen. */
  readonly scrollsOnPhone?: boolean;
  readonly copy: { readonly back: string; readonly portal: NavTexts };
  /** Renders the detail page's content beside other content, such as the list. */
  readonly beside?: (row: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** The layout of a detail page, with a link back to its list. */
export function DetailPageLayout({ list, copy, beside, children, ...toolbar }: DetailFrameProps) {
  return (
    <PortalFrame {...toolbar} back={{ to: list, label: copy.back }} copy={copy.portal}>
      {beside ? beside(children) : children}
    </PortalFrame>
  );
}

/** A loading placeholder as high as a loaded conversation. */
export function DetailPageSkeleton({ label }: { readonly label: string }) {
  return <RowSkeletons label={label} rows={4} height="6rem" />;
}
