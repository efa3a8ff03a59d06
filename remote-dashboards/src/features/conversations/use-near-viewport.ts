import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether a place has been on the screen, or almost; true from the first where `isNear`. */
export function useNearViewport(place: RefObject<Element | null>, isNear: boolean): boolean {
  const [came, setCame] = useState(isNear);
  useEffect(() => {
    if (came || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setCame(true));
        }
      },
      { rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [came, place]);
  return came;
}
