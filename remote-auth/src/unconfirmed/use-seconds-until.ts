import { useEffect, useState } from 'react';

/** How many seconds are left until a time, counted down; 0 from then on. @param time in milliseconds since the epoch */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    setNow(Date.now());
    if (isOver && time <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time, isOver]);
  // A clock that was set back is not waited for.
  return Math.min(left, 60);
}
