import { useLocation } from '@torsa/shared/router';
import { useSlot } from '../messages/use-slot.ts';

/** Whether the page is one of those that `portal@1` leads between, or lies below one. */
export function useIsPortal(): boolean {
  const { pathname } = useLocation();
  return useSlot('portal@1').some(({ path }) => `${pathname}/`.startsWith(`${path}/`));
}
